import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { accentsOf, DEFAULT_IDENTITY, FACES, PAPERS } from "../../src/config/identity";

const ROOT = path.resolve(__dirname, "../..");

/** The panel imports nothing of `server/` and `static/`, so both have a copy of these modules. */
const VIDEO_METADATA = { gateway: "server/media/video-metadata", panel: "panel/src/media/video-metadata" };

const COPIES: readonly (readonly [gateway: string, panel: string])[] = [
  ["server/lib/describe-error.ts", "panel/src/logging/describe-error.ts"],
  ["static/favicon.svg", "panel/src/admin/header/mark.svg"],
  ["src/config/word-problem.ts", "panel/src/words/word-problem.ts"],
  ...readdirSync(path.join(ROOT, VIDEO_METADATA.panel)).map(
    (file) => [`${VIDEO_METADATA.gateway}/${file}`, `${VIDEO_METADATA.panel}/${file}`] as const,
  ),
];

const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

it.each(COPIES)("%s is the same as %s", (gateway, panel) => {
  expect(read(panel)).toBe(read(gateway));
});

it("compares the video modules", () => {
  expect(COPIES.length).toBeGreaterThan(5);
});

/** Custom properties of a stylesheet's first `:root` rule. */
const tokensOf = (file: string): Map<string, string> =>
  new Map(
    [...(/:root \{([^}]*)\}/u.exec(read(file))?.[1] ?? "").matchAll(/(--[\w-]+):\s*([^;]+);/gu)].map(([, name, value]) => [name!, value!]),
  );

describe("the tokens of the admin", () => {
  const site = tokensOf("src/styles/tokens.css");
  const shared = [...tokensOf("panel/src/admin/components/kit/tokens.css")].filter(([name]) => site.has(name));

  it("have the names of the site's palette, faces and spaces", () => {
    expect(shared.map(([name]) => name)).toEqual(expect.arrayContaining(["--palette-paper", "--font-display", "--text-body", "--space-3"]));
  });

  it.each(shared)("%s has the site's value", (name, value) => {
    expect(value).toBe(site.get(name));
  });
});

describe("the identity that the admin offers", () => {
  const faces = read("panel/src/identity/faces.ts");
  const options = read("panel/src/identity/options.ts");

  it.each(Object.entries(FACES))("has the site's face %s", (id, { family, fallback }) => {
    expect(faces).toContain(`${fallback === "serif" ? "serif" : "sansSerif"}("${id}", "${family}"`);
  });

  it("has no other face", () => {
    expect([...faces.matchAll(/erif\("/g)]).toHaveLength(Object.keys(FACES).length);
  });

  it.each(Object.entries(PAPERS))("has the paper %s in the site's tones", (id, { paper, ink }) => {
    expect(options).toMatch(new RegExp(`PAPER_COLOURS.*\\b${id}: "${paper}"`));
    expect(options).toMatch(new RegExp(`PAPER_INKS.*\\b${id}: "${ink}"`));
  });

  it.each(Object.entries(accentsOf(DEFAULT_IDENTITY)).filter(([section]) => section !== "rest"))(
    "has the site's accent %s",
    (id, color) => {
      expect(options).toContain(`${id}: "${color}"`);
    },
  );
});
