import type { Field } from "payload";

import { MEASURE_LIMITS } from "../../../../src/domain/measure-limits";
import { type FieldKind, type FieldTable, TALENT_FIELDS } from "../../../../src/domain/talent-fields";
import { bilingual, type Bilingual } from "../../shared/bilingual";
import { fieldLabel } from "../../shared/site-labels";
import { toSlug } from "../../shared/slug";
import { validateText } from "../../shared/validate-pattern";
import { optionsOf } from "./appearance";
import { isHeight, isJeans, isShoes } from "./measure-texts";

const { length, jeans, shoes } = MEASURE_LIMITS;

/** Fields of the site that are derived from another field or record. Centimetres and feet are one text, `height`. */
const DERIVED_FIELDS = ["age", "heightCm", "heightFeet", "digitalsOn", "creditKinds", "networks", "followers"] as const;

/** The site's fields that editors type. */
export type TraitKey = Exclude<keyof typeof TALENT_FIELDS, (typeof DERIVED_FIELDS)[number]> | "height";

/** Details that only the panel needs. */
type TraitDetails = {
  description?: Bilingual;
  /** For an import, when the column's name differs from the field's label. */
  columnLabel?: Bilingual;
  /** More names of the column, as slugs. */
  columns?: readonly string[];
  /** For texts and lists, in characters. */
  maxLength?: number;
  /** For texts: which values are valid, and the message for all others. */
  rule?: { accepts: (text: string) => boolean; refusal: Bilingual };
  /** Traits with the same number are side by side in the form. */
  row?: number;
};

export type Trait = TraitDetails & {
  /** `option`, `list` (texts, one per line) and `flag` have their own controls; all other kinds are texts. */
  kind: FieldKind;
  label: Bilingual;
  /** Column names of an import, as slugs; the documents use the first one. */
  columns: readonly string[];
  /** For options only. */
  options: readonly { value: string; label: Bilingual }[];
};

const MAX_LENGTH = 500;
const ONE_PER_LINE = bilingual("Um por linha.", "One per line.");

/**
 * In the order of the form; all other traits of `src/domain/talent-fields.ts` follow them. Form, contract, import, its report and the
 * dashboard are derived from it: `docs/architecture.md`, "A new field of a talent".
 */
export const TRAIT_DETAILS: Readonly<Partial<Record<TraitKey, TraitDetails>>> = {
  height: {
    description: bilingual("Em cm: 170 ou 170/5.7 (5 pés e 7).", "In cm: 170 or 170/5.7 (5 ft 7)."),
    columns: ["estatura"],
    rule: {
      accepts: isHeight,
      refusal: bilingual(
        `Use centímetros, de ${length.min} a ${length.max}: 170 ou 170/5.7. Sem a altura, deixe em branco.`,
        `Use centimetres, from ${length.min} to ${length.max}: 170 or 170/5.7. Without the height, leave it empty.`,
      ),
    },
    row: 1,
  },
  jeans: {
    description: bilingual("Número BR, por exemplo 38 ou 8x34.", "BR size, for example 38 or 8x34."),
    columns: ["calca", "size", "tamanho", "numero-do-manequim"],
    maxLength: 20,
    rule: {
      accepts: isJeans,
      refusal: bilingual(
        `Use o número BR, de ${jeans.min} a ${jeans.max}: 38, 8x34 ou 10/12. Letras (P, M, G) e datas o site não mostra: sem o número, deixe em branco.`,
        `Use the BR size, from ${jeans.min} to ${jeans.max}: 38, 8x34 or 10/12. The site shows no letters (S, M, L) and no dates: without the number, leave it empty.`,
      ),
    },
    row: 1,
  },
  shoes: {
    description: bilingual("Número BR, de meio em meio.", "BR size, in halves."),
    columns: ["calcado", "sapatos", "shoe", "shoe-size", "numero-do-sapato", "pe"],
    rule: {
      accepts: isShoes,
      refusal: bilingual(
        `Use o número BR, de ${shoes.min} a ${shoes.max}, de meio em meio: 38 ou 38.5. Sem o número, deixe em branco.`,
        `Use the BR size, from ${shoes.min} to ${shoes.max}, in halves: 38 or 38.5. Without the number, leave it empty.`,
      ),
    },
    row: 1,
  },
  hair: {
    columns: ["cor-do-cabelo", "hair-color", "hair-colour", "cabelos", "cor-cabelo"],
    row: 2,
  },
  hairKind: {
    columns: ["hair-type", "tipo-do-cabelo", "hair-kind", "textura-do-cabelo"],
    row: 2,
  },
  eyes: {
    columns: ["cor-dos-olhos", "eye-color", "eye-colour", "olho", "cor-olhos"],
    row: 2,
  },
  skills: {
    description: bilingual("Uma por linha.", "One per line."),
    columns: ["habilidade", "talentos-e-habilidades", "aptidoes"],
    maxLength: 2000,
  },
  city: {
    description: bilingual(
      "Aparece no site, e os visitantes filtram por ela. De menores de 18 anos o site não mostra a cidade. Nunca um bairro ou endereço.",
      "Shown on the site, and visitors filter by it. The site does not show the city of under-18s. Never a district or an address.",
    ),
    columns: ["cidade-base", "base", "municipio", "town"],
    maxLength: 80,
    row: 3,
  },
  languages: {
    columns: ["idioma", "linguas", "language"],
    row: 3,
  },
  travels: {
    columnLabel: bilingual("Viaja", "Travels"),
    columns: ["disponivel-para-viajar", "available-to-travel", "viagens", "disponibilidade-para-viajar"],
  },
};

const FIELDS: FieldTable = TALENT_FIELDS;
const DETAILS: Readonly<Record<string, TraitDetails | undefined>> = TRAIT_DETAILS;

const toTrait = (name: string): Trait => {
  const key = name === "height" ? "heightCm" : name;
  const { kind = "text" } = FIELDS[key] ?? {};
  const details = { maxLength: MAX_LENGTH, ...DETAILS[name] };
  const label = fieldLabel(key);
  const { pt, en } = details.columnLabel ?? label;
  return { ...details, kind, label, columns: [toSlug(pt), toSlug(en), ...(details.columns ?? [])], options: optionsOf(key) };
};

/** In the order of the form. */
export function listTraits(): [name: TraitKey, trait: Trait][];
export function listTraits(): [name: string, trait: Trait][] {
  const derived: readonly string[] = DERIVED_FIELDS;
  const others = Object.keys(FIELDS).filter((key) => !derived.includes(key));
  return [...new Set([...Object.keys(DETAILS), ...others])].map((name) => [name, toTrait(name)]);
}

/** Maps each trait to a value, by the trait's name. */
export function mapTraits<Value>(valueOf: (trait: Trait, name: TraitKey) => Value): Record<TraitKey, Value>;
export function mapTraits<Value>(valueOf: (trait: Trait, name: TraitKey) => Value): Record<string, Value> {
  return Object.fromEntries(listTraits().map(([name, trait]) => [name, valueOf(trait, name)]));
}

const toField = (name: string, { kind, label, description, maxLength, options, rule }: Trait): Field => {
  const admin = description === undefined ? {} : { description };
  if (kind === "flag") return { name, type: "checkbox", label, admin };
  if (kind === "option") return { name, type: "select", label, options: [...options], admin };
  // A list is one text, not an array: Payload stores an array in another table, which slows down a list of 10,000 talents.
  if (kind === "list") return { name, type: "textarea", label, maxLength, admin: { description: ONE_PER_LINE, ...admin } };
  return {
    name,
    type: "text",
    label,
    maxLength,
    admin,
    ...(rule === undefined ? {} : { validate: validateText(rule.accepts, rule.refusal) }),
  };
};

/** All fields are optional. */
export const traitFields = (): Field[] => {
  const rows = Map.groupBy(listTraits(), ([key, { row }]) => row ?? key);
  return [...rows.values()].flatMap((entries): Field[] => {
    const fields = entries.map(([key, trait]) => toField(key, trait));
    return fields.length === 1 ? fields : [{ type: "row", fields }];
  });
};
