import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The content store's names and formats (docs/upstream-contract.md) that have other names on the site. Keys of website texts
 * (`contact_phone`) and the entries' names (`getScouted`) are not among them: they are the same on both sides.
 */
const WIRE_SPELLINGS: Readonly<Record<string, RegExp>> = {
  "a field of an entry": /\b(realname|instagr|father)\b/,
  "the city of an entry": /register\("note"|\berrors\.note\b|\bfield\.note\b|\bnote: lineField|fields: .*"note"/,
  "a gender": /["'`](wo)?man["'`]/,
  "a length with feet or inches": /\b\d{2,3}\/\d{1,2}\.\d{1,2}\b/,
  "a field of a talent": /\b(hair_kind|compo|measured_at|digitals_at|credit_kinds)\b/,
  "a category": /["'`](ator|Digital Influencer)["'`]/,
  "a field of an article, slide or feed": /\b(batchItems|image_mobile|image_desktop|media_url|media_type|updated_at)\b/,
  "a customization":
    /\b(agency_name|booking_provider|book_download|minors_instagram|count_visits|home_intro|minors_digitals|numbers_max_age_days)\b/,
  "a sign-in or a page": /\b(api_key|api_token|access_token|expires_in|current_page|last_page|per_page)\b/,
};

const FOLDERS = ["src", "server", "plugins", "scripts"];

/** These files contain the wire format, or fill the upstream double with records. */
const EXEMPT = /^src\/upstream\/|^server\/tests\/|^plugins\/.*\.test\.ts$|\/node_modules\/|\/\.cache\//;

const isSource = (file: string): boolean => /\.(tsx?|mjs|json|css)$/.test(file) && !EXEMPT.test(file);

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(isSource),
);

const findSpellings = (file: string, text: string): string[] =>
  text.split("\n").flatMap((line, index) =>
    Object.entries(WIRE_SPELLINGS)
      .filter(([, spelling]) => spelling.test(line))
      .map(([what]) => `${file}:${index + 1}: ${what}: ${line.trim()}`),
  );

it("finds the content store's spelling in the content adapter only", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((file) => findSpellings(file, readFileSync(file, "utf8")))).toEqual([]);
});

it.each([
  '<TextField {...register("realname")} />',
  "instagr: unlessChild(today),",
  '"scouting.field.father": "Nome do responsável",',
  'fields: ["name", "note"]',
  'if (gender === "woman") return 1;',
  'const HEIGHT = "170/5.7";',
  "const { hair_kind } = record;",
  "const pages = answer.last_page;",
])("detects %s", (line) => {
  expect(findSpellings("example.ts", line)).toHaveLength(1);
});

it.each([
  "title: 'Human'",
  "const ratio = '16/9';",
  "/** A man or a woman. */",
  "className={styles.note}",
  '{"favoriteList":[{"talentId":"1","note":""}]}',
])("admits %s", (line) => {
  expect(findSpellings("example.ts", line)).toEqual([]);
});
