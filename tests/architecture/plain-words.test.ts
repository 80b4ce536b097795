import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");

interface Idiom {
  pattern: RegExp;
  instead: string;
  /** Correct uses, which contain the word and are not the idiom. */
  allowed?: RegExp;
}

/** Words of `docs/glossary.md` and of the field's documentation replace these. */
const IDIOMS: readonly Idiom[] = [
  { pattern: /take[sn]?-?in\b|takeIn/, instead: "accept, admit, add", allowed: /\btakes? in\b/ },
  { pattern: /linger/i, instead: "drain, wait" },
  { pattern: /\bbur(y|ies|ied)\b/i, instead: "mark as dead" },
  { pattern: /hasten/i, instead: "make due" },
  { pattern: /\breviv/i, instead: "requeue" },
  { pattern: /household/i, instead: "rate-limit key" },
  { pattern: /left_?alone/i, instead: "circuit open", allowed: /gateway_upstream_left_alone/ },
  { pattern: /garbage/i, instead: "invalid-response, invalid", allowed: /garbage[- ]collect/i },
  { pattern: /callTheRoll|call the roll/i, instead: "evict withdrawn talents" },
  { pattern: /\bshel(f|ves)|Shel(f|ves)/, instead: "bucket, list, section" },
  { pattern: /surroundings/i, instead: "dependencies, context" },
  { pattern: /\btongue|Tongue/, instead: "language, locale" },
  { pattern: /\bunseen\b/i, instead: "invisible, visually hidden, not cached" },
  { pattern: /\banew\b/i, instead: "again, or a verb: re-render, reload, rewrite" },
  { pattern: /whoever/i, instead: "the role: visitor, editor, administrator, caller" },
  { pattern: /\brooms\b/i, instead: "modules, areas" },
  { pattern: /\b(slow|busy) hand\b|hand on a/i, instead: "a slow device" },
  {
    pattern: /(?:\/\/|\/\*\*?|^\s*\*|^\s*#) (?:Who|Whom|Whose|What|Where) /,
    instead: "subject, verb, object: not a noun clause at the beginning",
  },
];

/** Texts in people's language, generated files, and this list. */
const SKIPPED = /^panel\/seed\/content\/|^src\/gatsby-types\.d\.ts$|\.json$|^CHANGELOG\.md$|^tests\/architecture\/plain-words\.test\.ts$/;
const CHECKED = /\.(tsx?|mjs|cjs|css|md|ya?ml)$|(^|\/)(Dockerfile|Caddyfile)$/;

const findIdioms = (text: string): string[] =>
  text.split("\n").flatMap((line, index) =>
    IDIOMS.flatMap(({ pattern, instead, allowed }) => {
      const word = pattern.exec(allowed ? line.replace(allowed, "") : line)?.[0];
      return word === undefined ? [] : [`${index + 1}: "${word.trim()}" (write: ${instead})`];
    }),
  );

it("no file of the repository uses an idiom in place of a standard term", () => {
  const files = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => CHECKED.test(file) && !SKIPPED.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => findIdioms(readFileSync(path.join(ROOT, file), "utf8")).map((idiom) => `${file}:${idiom}`));
  expect(found).toEqual([]);
});

it.each([
  ["const takeIn = (body) => body;", "takeIn"],
  ["createShelf(max)", "Shelf"],
  ["// Drawn anew for its own thumbs", "anew"],
  ["Whoever seeks blanks seeks everybody.", "Whoever"],
  ["/** Who can be shown a copy waits. */", "/** Who"],
  [" * What nobody shows has no answer here.", "* What"],
])("findIdioms finds in %j the idiom %j", (line, idiom) => {
  expect(findIdioms(line)).toEqual([expect.stringContaining(`"${idiom}"`)]);
});

it.each(["statements are garbage-collected", "`gateway_upstream_left_alone`", "// Whether the talent is published", "What changes?"])(
  "findIdioms allows %j",
  (line) => {
    expect(findIdioms(line)).toEqual([]);
  },
);
