import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");

const styleSheets = ["src", "server"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => path.join(folder, file)),
);

/** Selectors of rules that use the display face without its optical size, which the font shorthand resets. */
const rulesWithoutOpticalSize = (css: string): string[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", body = ""]) =>
    /font(-family)?:[^;]*var\(--font-display\)/.test(body) && !body.includes("font-variation-settings: var(--") ? [selector.trim()] : [],
  );

it("every rule with the display face sets its optical size, since hyphens and bars vanish at the automatic one", () => {
  const found = styleSheets.flatMap((file) =>
    rulesWithoutOpticalSize(readFileSync(path.join(ROOT, file), "utf8")).map((selector) => `${file} ${selector}`),
  );
  expect(styleSheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

it.each([
  ["h1 { font: 400 2rem / 1 var(--font-display); }", ["h1"]],
  ["@media (width > 1px) { .a { font-family: var(--font-display); } }", [".a"]],
  ["h1 { font: 400 2rem / 1 var(--font-display); font-variation-settings: var(--display-cut); }", []],
  ["p { font: 400 1rem / 1 var(--font-text); }", []],
])("rulesWithoutOpticalSize finds in %p the selectors %j", (css, selectors) => {
  expect(rulesWithoutOpticalSize(css)).toEqual(selectors);
});
