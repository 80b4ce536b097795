import type { Choice } from "../domain/casting-choice";
import type { GroupKey } from "../domain/talent-fields";

/**
 * The filter's hair colours, each with the values of `HAIR_OPTIONS` that it matches; "Hairless" is in none. Addresses
 * contain the key; labels are `casting.color.{field}.{key}` of the locales.
 */
export const HAIR_FILTERS: readonly Choice[] = [
  { key: "preto", values: ["Black", "Dark"] },
  { key: "castanho-claro", values: ["Light Brown", "Chestnut", "Light Chestnut", "Hazel"] },
  { key: "ruivo-natural", values: ["Natural Red", "Strawberry Blonde", "Auburn"] },
  { key: "loiro", values: ["Blonde", "Light Blonde", "Dark Blonde", "Golden Blonde"] },
  { key: "castanho-escuro", values: ["Dark Brown", "Medium Brown", "Brown", "Dark Chestnut"] },
  { key: "loiro-platinado", values: ["Platinum Blonde"] },
  { key: "vermelho", values: ["Red", "Red Brown"] },
  { key: "grisalho", values: ["Grey", "White", "Salt and Pepper"] },
];

/** With the values of `EYE_OPTIONS`. */
export const EYE_FILTERS: readonly Choice[] = [
  { key: "preto", values: ["Black"] },
  { key: "azul", values: ["Blue", "Light Blue", "Dark Blue", "Blue Green", "Blue Grey", "Grey"] },
  { key: "castanho", values: ["Brown", "Light Brown", "Dark Brown"] },
  { key: "verde", values: ["Green", "Light Green", "Dark Green", "Green Brown"] },
  { key: "mel", values: ["Honey", "Hazel", "Amber"] },
];

const FILTERS: Readonly<Record<string, readonly Choice[]>> = { hair: HAIR_FILTERS, eyes: EYE_FILTERS } satisfies Record<
  GroupKey,
  readonly Choice[]
>;

/** Empty for a field without options. */
export const filterChoices = (key: string): readonly Choice[] => FILTERS[key] || [];
