import type { Payload } from "payload";

import { GENDERS, mapTraits, readCategories } from "../../talents/index";
import { bilingual, inLanguage } from "../../shared/bilingual";
import { describePart, STATUS_WORDS } from "../words/roster";
import { describePicture, remarksOf } from "../report";
import type { Outcome } from "./import-record";
import type { PartChange, PartValue, RowOutcome } from "./row-outcome";

/** In the admin's language. */
export type DescribedRow = {
  row: number;
  name: string;
  state: Outcome;
  talent: number | null;
  changes: { label: string; was: string | null; becomes: string | null }[];
  remarks: string[];
  /** `label` is the path and what becomes of the picture, `place` the index in the ZIP, from 0. */
  pictures: readonly { label: string; place: number }[];
};

type Option = { value: string; label: { pt: string; en: string } };

const OPTIONS: Readonly<Record<string, readonly Option[] | undefined>> = {
  ...mapTraits(({ options }) => options),
  gender: GENDERS,
  status: STATUS_WORDS,
};

const YES = bilingual("Sim", "Yes");
const NO = bilingual("Não", "No");

type Words = { language: string; categories: ReadonlyMap<number, string> };

const describeValue = (part: PartChange["part"], value: PartValue, { language, categories }: Words): string | null => {
  if (value === null) return null;
  if (typeof value === "boolean") return inLanguage(value ? YES : NO, language);
  if (typeof value !== "string") return value.map((id) => categories.get(id) ?? String(id)).join(", ");
  const option = OPTIONS[part]?.find((each) => each.value === value);
  return option === undefined ? value.replaceAll("\n", ", ") : inLanguage(option.label, language);
};

const describeRow = ({ plan, talent, changes, pictures }: RowOutcome, words: Words): DescribedRow => ({
  row: plan.row,
  name: plan.name,
  state: plan.state,
  talent,
  changes: changes.map(({ part, was, becomes }) => ({
    label: describePart(part, words.language),
    was: describeValue(part, was, words),
    becomes: describeValue(part, becomes, words),
  })),
  remarks: remarksOf(plan, words.language),
  pictures: pictures.map((picture) => ({ label: describePicture(picture, words.language), place: picture.place })),
});

export const describeRows = async (payload: Payload, rows: readonly RowOutcome[], language: string): Promise<DescribedRow[]> => {
  const stored = await readCategories(payload);
  const categories = new Map(stored.flatMap(({ id, category }) => (typeof id === "number" ? [[id, category] as const] : [])));
  return rows.map((row) => describeRow(row, { language, categories }));
};
