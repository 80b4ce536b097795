import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const NAMESPACES = readdirSync(path.join(__dirname, "pt")).sort();

const strings = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(__dirname, language, file), "utf8"));

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? "").sort();

it("has the same namespaces in both languages", () => {
  expect(readdirSync(path.join(__dirname, "en")).sort()).toEqual(NAMESPACES);
});

describe.each(NAMESPACES)("%s", (file) => {
  const [pt, en] = [strings("pt", file), strings("en", file)];

  it("has the same keys in both languages, so that no text falls back to Portuguese", () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(pt).sort());
  });

  it("has no empty text", () => {
    expect([...Object.values(pt), ...Object.values(en)].filter((text) => text.trim() === "")).toEqual([]);
  });

  it("has the same placeholders in both languages", () => {
    for (const [key, text] of Object.entries(pt))
      expect({ key, holes: placeholders(en[key] ?? "") }).toEqual({ key, holes: placeholders(text) });
  });
});
