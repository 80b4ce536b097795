import type { Choice } from "../domain/casting-filter";
import type { Locale } from "../domain/locale";
import type { GroupKey } from "../domain/talent-fields";

/** An option of the filter panel: its words, and the upstream's values that count as it. */
export interface FilterChoice extends Choice, Readonly<Record<Locale, string>> {}

/** In addresses an option is its Portuguese word; its English word is the first of the upstream's values. */
const option = (pt: string, values: readonly [string, ...string[]]): FilterChoice => ({
  key: pt.toLowerCase().replace(" ", "-"),
  pt,
  en: values[0],
  values,
});

/** The eight hair colours of the filter (specification §3); each of the upstream's values counts as one, but no hair. */
export const HAIR_FILTERS: readonly FilterChoice[] = [
  option("Preto", ["Black", "Dark"]),
  option("Castanho Claro", ["Light Brown", "Chestnut", "Light Chestnut", "Hazel"]),
  option("Ruivo Natural", ["Natural Red", "Strawberry Blonde", "Auburn"]),
  option("Loiro", ["Blonde", "Light Blonde", "Dark Blonde", "Golden Blonde"]),
  option("Castanho Escuro", ["Dark Brown", "Medium Brown", "Brown", "Dark Chestnut"]),
  option("Loiro Platinado", ["Platinum Blonde"]),
  option("Vermelho", ["Red", "Red Brown"]),
  option("Grisalho", ["Grey", "White", "Salt and Pepper"]),
];

/** The five eye colours of the filter (specification §3); each of the upstream's values counts as one. */
export const EYE_FILTERS: readonly FilterChoice[] = [
  option("Preto", ["Black"]),
  option("Azul", ["Blue", "Light Blue", "Dark Blue", "Blue Green", "Blue Grey", "Grey"]),
  option("Castanho", ["Brown", "Light Brown", "Dark Brown"]),
  option("Verde", ["Green", "Light Green", "Dark Green", "Green Brown"]),
  option("Mel", ["Honey", "Hazel", "Amber"]),
];

const FILTERS: Readonly<Record<string, readonly FilterChoice[]>> = { hair: HAIR_FILTERS, eyes: EYE_FILTERS } satisfies Record<
  GroupKey,
  readonly FilterChoice[]
>;

/** The options that visitors filter a field by. */
export const filterChoices = (key: string): readonly FilterChoice[] => FILTERS[key] || [];
