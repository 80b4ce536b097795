import type { Post } from "../../src/domain/editorial";
import type { Talent, TalentSummary } from "../../src/domain/talent";
import { TALENT_FIELDS, toProfileValues, toSummaryValues } from "../../src/domain/talent-fields";

export const aTalentSummary = (changes: Partial<TalentSummary> = {}): TalentSummary => ({
  talentId: "412",
  name: "Ana Teste",
  gender: "female",
  ...toSummaryValues(TALENT_FIELDS, () => null),
  age: 24,
  coverVersion: "0123456789",
  categories: ["talents"],
  heightCm: 170,
  shoes: 37,
  jeans: 38,
  hair: "Light Brown",
  hairKind: "Wavy",
  eyes: "Green",
  skills: ["Inglês"],
  ...changes,
});

/** A talent without a value for any field of the table. */
export const anUnmeasuredTalent = (changes: Partial<Talent> = {}): Talent =>
  aTalent({ ...toProfileValues(TALENT_FIELDS, () => null), ...changes });

export const aTalent = (changes: Partial<Talent> = {}): Talent => ({
  ...toProfileValues(TALENT_FIELDS, () => null),
  ...aTalentSummary(),
  socialUrl: null,
  networkProfiles: [],
  heightFeet: { feet: 5, inches: 7 },
  book: [{ pictureId: "1", version: "b000000001", width: 1200, height: 1600, isBigLandscape: false }],
  composite: [],
  digitals: [],
  videos: [],
  credits: [],
  ...changes,
});

export const aPost = (changes: Partial<Post> = {}): Post => ({
  articleId: "b-31",
  postId: "31",
  slug: "bastidores",
  linkPath: "/blog/bastidores/31",
  language: "pt",
  title: "Bastidores",
  description: "Um dia no estúdio",
  cover: { path: "posts/31/cover.jpg", width: 1600, height: 900 },
  contentHtml: "<p>Texto</p>",
  date: "2025-01-02T03:04:05.000Z",
  ...changes,
});
