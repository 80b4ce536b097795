import { readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");

const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

it("the admin's mark is the site's", () => {
  expect(read("panel/src/identity/mark.svg")).toBe(read("static/favicon.svg"));
});

/** Custom properties of a stylesheet's first `:root` rule. */
const tokensOf = (file: string): Map<string, string> =>
  new Map(
    [...(/:root \{([^}]*)\}/u.exec(read(file))?.[1] ?? "").matchAll(/(--[\w-]+):\s*([^;]+);/gu)].map(([, name, value]) => [name!, value!]),
  );

describe("the tokens of the admin", () => {
  const site = tokensOf("src/styles/tokens.css");
  const shared = [...tokensOf("panel/src/admin/kit/tokens.css")].filter(([name]) => site.has(name));

  it("have the names of the site's palette, faces and spaces", () => {
    expect(shared.map(([name]) => name)).toEqual(expect.arrayContaining(["--palette-paper", "--font-display", "--text-body", "--space-3"]));
  });

  it.each(shared)("%s has the site's value", (name, value) => {
    expect(value).toBe(site.get(name));
  });
});
