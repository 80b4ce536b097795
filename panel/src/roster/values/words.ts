import { CONSENT_SCOPES, type ConsentScope } from "../../consents/index";
import { type Cell, toLines } from "../table/cell";
import { type Choice, findChoice, readOption, readOptions } from "./options";
import { type Reading, readable } from "./reading";

export const GENDER_CHOICES: readonly Choice<"woman" | "man">[] = [
  { value: "woman", words: ["Feminino", "Female", "F", "Mulher", "Woman", "Menina", "Girl", "Fem"] },
  { value: "man", words: ["Masculino", "Male", "M", "Homem", "Man", "Menino", "Boy", "Masc"] },
];

export const YES_NO: readonly Choice<"yes" | "no">[] = [
  { value: "yes", words: ["Sim", "Yes", "S", "Y", "X", "1", "true", "verdadeiro"] },
  { value: "no", words: ["Não", "No", "N", "0", "false", "falso"] },
];

export const readYesNo = (cell: Cell | undefined): Reading<boolean> => {
  const answer = readOption(cell, YES_NO);
  return answer.ok ? readable(answer.value === null ? null : answer.value === "yes") : answer;
};

export const GIVEN_BY: readonly Choice<"guardian" | "self">[] = [
  { value: "guardian", words: ["Responsável", "Guardian", "Mãe", "Pai", "Mother", "Father", "Parent", "Tutor"] },
  { value: "self", words: ["O próprio talento", "The talent", "Próprio", "Self", "Talento", "Talent"] },
];

const SCOPE_WORDS: Readonly<Record<ConsentScope, readonly string[]>> = {
  site: ["Site", "Website", "Site da agência", "The agency's site"],
  social: ["Redes sociais", "Social media", "Social"],
  print: ["Impressos", "Print"],
  campaigns: ["Campanhas", "Campaigns"],
  digitals: ["Polaroides", "Digitals", "Digitais", "Polaroides (digitals)"],
};

const SCOPE_CHOICES: readonly Choice<ConsentScope>[] = CONSENT_SCOPES.map((value) => ({ value, words: SCOPE_WORDS[value] }));
const ALL: readonly Choice<"all">[] = [{ value: "all", words: ["Tudo", "All", "Todos", "Todos os usos", "All uses"] }];

/** Accepts the names of uses, or one word for all of them. */
export const readScopes = (cell: Cell | undefined): Reading<ConsentScope[]> =>
  findChoice(toLines(cell), ALL) === "all" ? readable([...CONSENT_SCOPES]) : readOptions(cell, SCOPE_CHOICES);

/** The usual words for the categories of the site, by the lower-case name. */
const CATEGORY_WORDS: Readonly<Record<string, readonly string[]>> = {
  kids: ["Kid", "Criança", "Crianças", "Infantil", "Children"],
  teens: ["Teen", "Adolescente", "Adolescentes", "Teenagers"],
  ator: ["Atores", "Actor", "Actors", "Atriz", "Atrizes", "Actress"],
  talents: ["Talent", "Talento", "Talentos", "Adulto", "Adultos", "Adults"],
  "digital influencer": ["Digital Influencers", "Influencer", "Influencers", "Influenciador", "Influenciadora", "Influenciadores digitais"],
};

export type StoredCategory = { id: number; category: string };

export const categoryChoices = (categories: readonly StoredCategory[]): Choice<number>[] =>
  categories.map(({ id, category }) => ({ value: id, words: [category, category, ...(CATEGORY_WORDS[category.toLowerCase()] ?? [])] }));
