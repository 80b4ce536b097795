import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { WORD_GROUPS } from "../../src/config/site-words";
import { placeholdersOf, wordProblem } from "../../src/config/word-problem";
import { LOCALES, type Locale } from "../../src/domain/locale";

const ROOT = path.resolve(__dirname, "../..");

const words = WORD_GROUPS.flatMap((group) => group.words);

const sources = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--", "src"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|site-words\.ts$|gatsby-types/.test(file))
  .map((file) => readFileSync(path.join(ROOT, file), "utf8"))
  .join("\n");

/** The beginnings of keys that the site puts together: `scouting.photo.` of `` `scouting.photo.${name}` ``. */
const prefixes = [...sources.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)].map(([, prefix = ""]) => prefix);

const isUsed = (key: string): boolean => {
  const singular = key.replace(/_(zero|one|other|many)$/, "");
  const [, parent = "", last = ""] = /^(.*)\.(\w+)$/.exec(singular) ?? [];
  const isEnding = sources.includes(`"${parent}"`) && sources.includes(`}.${last}\``);
  return sources.includes(`"${singular}"`) || prefixes.some((prefix) => singular.startsWith(prefix)) || isEnding;
};

/** The text of a name such as `common:footer.agency`. */
const readText = (name: string, locale: Locale): string => {
  const [namespace = "", key = ""] = name.split(/:(.*)/s);
  const strings = JSON.parse(readFileSync(path.join(ROOT, "src/locales", locale, `${namespace}.json`), "utf8")) as Record<string, string>;
  return strings[key] ?? "";
};

it("offers each word once", () => {
  expect(words.length).toBeGreaterThan(150);
  expect(new Set(words.map(({ name }) => name)).size).toBe(words.length);
});

describe.each(words)("the word $name", (word) => {
  it.each(LOCALES)("has a text in %s that its own rules accept", (locale) => {
    const text = readText(word.name, locale);
    expect(text).not.toBe("");
    expect(placeholdersOf(text)).toEqual([...word.placeholders].sort());
    expect(wordProblem(text, word)).toBeNull();
  });

  it("is shown by the site", () => {
    expect(isUsed(word.name.split(":")[1] ?? "")).toBe(true);
  });
});
