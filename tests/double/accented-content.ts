import { isWireRecord, type UpstreamContent, type WireRecord } from "../fakes/upstream/content/records";

const ID = 70_000;
const RECORDS = 24;
const PARAGRAPHS = 8;

/** Characters of one, two, three and four bytes in UTF-8. */
const WORDS = "Coração, manhã e pé: “ação” à vista — não há avó nem irmã que não dê três bênçãos 👏 às crianças; só os órfãos têm “você” ";

const accented = (letters: number): string =>
  [...WORDS.repeat(Math.ceil(letters / [...WORDS].length))]
    .slice(0, letters - 1)
    .join("")
    .trim()
    .padEnd(letters - 1, "ã") + "é";

/** Paragraphs of different lengths, all below 682 letters, above which React encodes a text in one piece. */
const paragraphs = (index: number): string[] =>
  Array.from({ length: PARAGRAPHS }, (_, paragraph) => accented(120 + index * 23 + paragraph * 7));

const toHtml = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join("");

interface AccentedPage {
  address: string;
  texts: readonly string[];
}

/** Adds records with long accented texts, so that multi-byte characters cross the ends of React's buffer of 2,048 bytes. */
export const addAccentedTexts = (content: UpstreamContent): AccentedPage[] => {
  const numbers = Array.from({ length: RECORDS }, (_, index) => index);
  const pairs = numbers.map(accentedPair);
  content.talents = [...content.talents, ...numbers.map(accentedTalent)];
  content.posts = {
    pt: [...pairs.map(({ pt }) => pt), ...(content.posts.pt ?? [])],
    en: [...pairs.map(({ en }) => en), ...(content.posts.en ?? [])],
  };
  if (!isWireRecord(content.websiteTexts)) throw new Error("the double has no texts");
  content.websiteTexts = { ...content.websiteTexts, about_text: { pt: toHtml(paragraphs(1)), en: toHtml(paragraphs(2)) } };
  return [
    ...numbers.flatMap((index) => postPages(index)),
    ...numbers.map((index) => ({ address: `/talents/${ID + index}/`, texts: [talentName(index), skillName(index)] })),
    { address: "/sobre-nos", texts: paragraphs(1) },
    { address: "/en/sobre-nos", texts: paragraphs(2) },
  ];
};

const postPages = (index: number): AccentedPage[] => {
  const texts = [titleOf(index), ...paragraphs(index)];
  return ["", "/en"].map((prefix) => ({ address: `${prefix}/blog/acentos-${index}`, texts }));
};

const titleOf = (index: number): string => accented(60 + index);

/** One article in both languages. */
const accentedPair = (index: number): Record<"pt" | "en", WireRecord> => {
  const pt = accentedPost(index, { id: ID + index, language: "pt" });
  const en = accentedPost(index, { id: ID + RECORDS + index, language: "en" });
  return { pt: { ...pt, batchItems: [en] }, en: { ...en, batchItems: [pt] } };
};

const accentedPost = (index: number, rest: WireRecord): WireRecord => ({
  slug: `acentos-${index}`,
  title: titleOf(index),
  description: accented(200 + index),
  cover: null,
  content: toHtml(paragraphs(index)),
  created_at: "2025-07-01T12:00:00Z",
  updated_at: null,
  batch: `b-acentos-${index}`,
  batchItems: [],
  ...rest,
});

/** Sorts after all other names, so that the lists of other tests begin unchanged. */
const talentName = (index: number): string => `Zoé ${"Conceição Gonçalves ".repeat(1 + (index % 4))}${"ã".repeat(1 + index)}o`;
const skillName = (index: number): string => `Natação e canção ${"é".repeat(1 + index)}`;

const accentedTalent = (index: number): WireRecord => ({
  id: ID + index,
  name: talentName(index),
  cover: null,
  gender: index % 2 === 0 ? "man" : "woman",
  birthdate: "1990-05-05",
  categories: [{ id: 4, category: "talents" }],
  skills: [{ skill: skillName(index) }],
  book: [],
  compo: [],
  video: [],
});
