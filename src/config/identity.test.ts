import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { DISPLAY_FACES, PAPER_TONES } from "../domain/identity";
import { contrastRatio } from "../lib/contrast";
import { accentsOf, DEFAULT_IDENTITY, FACES, LEAST_ACCENT_CONTRAST, PAPERS, readIdentity } from "./identity";
import { displayFaceCss, faceFile, tokensCss, webFaceFile } from "./identity-css";
import { initialsOfName } from "./identity-mark";

const TOKENS = readFileSync(resolve("src/styles/tokens.css"), "utf8");

const declaration = (css: string, name: string): string | undefined => new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];

it("computes the contrast of colours as WCAG does", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrastRatio("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});

describe.each(PAPER_TONES)("the paper %s", (tone) => {
  const { paper, ink, quiet, hairline, table } = PAPERS[tone];

  it("has texts that can be read on it", () => {
    expect(contrastRatio(ink, paper)).toBeGreaterThan(12);
    expect(contrastRatio(quiet, paper)).toBeGreaterThan(4.5);
    expect(contrastRatio(ink, hairline)).toBeGreaterThan(4.5);
    expect(contrastRatio(quiet, hairline)).toBeGreaterThan(4.5);
    expect(contrastRatio(paper, table)).toBeGreaterThan(12);
  });

  it("has enough contrast with the default accents", () => {
    const ratios = Object.values(accentsOf({ ...DEFAULT_IDENTITY, paper: tone })).map((color) => contrastRatio(color, paper));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(LEAST_ACCENT_CONTRAST);
  });
});

describe.each(DISPLAY_FACES)("the face %s", (face) => {
  it("has the files that pages, comp cards and icons use, of at most 50 kB for a page", () => {
    for (const file of [faceFile(face), faceFile(face, "latin-ext"), webFaceFile(face)])
      expect(readFileSync(resolve("node_modules", file)).length).toBeLessThan(50_000);
  });

  it("is declared under its name, with a fallback", () => {
    const css = displayFaceCss(face);
    expect(css).toContain(`font-family: "${FACES[face].family}"`);
    expect(css).toContain(webFaceFile(face));
    expect(declaration(tokensCss(TOKENS, { ...DEFAULT_IDENTITY, displayFace: face }), "font-display")).toMatch(
      new RegExp(`^"${FACES[face].family}", "Display Fallback", `),
    );
  });
});

describe("the default identity", () => {
  it("is the one of the committed style sheets", () => {
    expect(tokensCss(TOKENS, DEFAULT_IDENTITY)).toBe(TOKENS);
    expect(displayFaceCss(DEFAULT_IDENTITY.displayFace)).toBe(readFileSync(resolve("src/styles/display-face.css"), "utf8"));
    for (const color of [...Object.values(PAPERS.warm), ...Object.values(accentsOf(DEFAULT_IDENTITY))]) expect(TOKENS).toContain(color);
  });

  it("applies where nothing is given", () => {
    for (const nothing of [undefined, null, "", [], { accents: {}, paper: "", initials: null }])
      expect(readIdentity(nothing)).toEqual({ identity: DEFAULT_IDENTITY, refused: [] });
  });
});

it("changes the tokens of paper, accents and face, and no other", () => {
  const accents = { kids: "#0b6e4f", teens: "#7c2d12", rest: "#4a044e" };
  const { identity, refused } = readIdentity({ displayFace: "syne", paper: "white", accents });
  const css = tokensCss(TOKENS, identity);
  expect(refused).toEqual([]);
  expect(declaration(css, "palette-paper")).toBe("#ffffff");
  expect(declaration(css, "palette-coral")).toBe("#0b6e4f");
  expect(declaration(css, "palette-cobalt")).toBe("#7c2d12");
  expect(declaration(css, "palette-pine")).toBe("#0f6b4f");
  expect(declaration(css, "color-accent")).toBe("#4a044e");
  expect(css).toContain('[data-section="kids"] {\n  --color-accent: var(--palette-coral);');
  expect(declaration(css, "display-cut")).toBe("normal");
  expect(declaration(css, "space-3")).toBe(declaration(TOKENS, "space-3"));
  expect(css.split("\n")).toHaveLength(TOKENS.split("\n").length);
});

it("fails for a token that the style sheet does not declare", () => {
  const { identity } = readIdentity({ paper: "grey" });
  expect(() => tokensCss(":root { --color-page: #fff; }", identity)).toThrow("declares no --palette-paper");
});

it.each([
  ["an unknown face", { displayFace: "comic-sans" }, "displayFace is not known"],
  ["a face's inherited name", { displayFace: "toString" }, "displayFace is not known"],
  ["an unknown paper", { paper: "black" }, "paper is not known"],
  ["a colour by name", { accents: { kids: "red" } }, "accents.kids is not a colour #rrggbb"],
  ["a colour that ends the declaration", { accents: { rest: "#000000;}" } }, "accents.rest is not a colour #rrggbb"],
  ["a short colour", { accents: { talents: "#a00" } }, "accents.talents is not a colour #rrggbb"],
  ["a number", { accents: { atores: 0 } }, "accents.atores is not a colour #rrggbb"],
  ["a light colour", { accents: { teens: "#ffd700" } }, "accents.teens has too little contrast with the paper"],
  ["a list of colours", { accents: ["#000000"] }, "accents is not an object"],
  ["four initials", { initials: "ABCD" }, "initials are not one to three letters"],
  ["markup as initials", { initials: "<b>" }, "initials are not one to three letters"],
  ["a number as initials", { initials: 12 }, "initials are not one to three letters"],
])("leaves out %s", (_case, sent, sentence) => {
  expect(readIdentity(sent)).toEqual({ identity: DEFAULT_IDENTITY, refused: [sentence] });
});

it("measures an accent on the chosen paper", () => {
  const color = "#757575"; // 4.6 on white, 4.1 on grey
  expect(readIdentity({ paper: "white", accents: { rest: color } }).identity.accents.rest).toBe(color);
  expect(readIdentity({ paper: "grey", accents: { rest: color } }).identity.accents.rest).toBeNull();
});

it("reads colours in capitals, and initials with accents", () => {
  expect(readIdentity({ accents: { kids: "#0B6E4F" }, initials: " É&J " }).identity).toMatchObject({
    accents: { kids: "#0b6e4f" },
    initials: "É&J",
  });
});

it.each([
  ["Olho d’Água", "OD"],
  ["ágora", "Á"],
  ["Studio 7 Models", "S7"],
  ["…", ""],
])("takes the initials of %s: %s", (name, initials) => {
  expect(initialsOfName(name)).toBe(initials);
});
