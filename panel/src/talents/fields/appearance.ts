import { TALENT_OPTIONS } from "../../../../src/config/options";
import type { OptionKey } from "../../../../src/domain/talent-fields";
import { bilingual, type Bilingual } from "../../shared/bilingual";
import { optionLabel } from "../../shared/site-labels";

type Option<Value> = { value: Value; label: Bilingual };

/** The options of a field with the site's labels; empty for a field without options. The contract sends the values. */
export function optionsOf<Key extends OptionKey>(key: Key): Option<(typeof TALENT_OPTIONS)[Key][number]>[];
export function optionsOf(key: string): Option<string>[];
export function optionsOf(key: string): Option<string>[] {
  const values: Readonly<Record<string, readonly string[]>> = TALENT_OPTIONS;
  return (values[key] ?? []).map((value) => ({ value, label: optionLabel(key, value) }));
}

export const HAIR_COLOURS = optionsOf("hair");
export const EYE_COLOURS = optionsOf("eyes");

export const GENDERS = [
  { value: "woman", label: bilingual("Feminino", "Female") },
  { value: "man", label: bilingual("Masculino", "Male") },
];
