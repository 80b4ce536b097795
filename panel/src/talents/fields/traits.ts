import type { Field } from "payload";

import { MEASURE_LIMITS } from "../../../../src/domain/measure-limits";
import { bilingual, type Bilingual, inLanguage } from "../../shared/bilingual";
import { validateText } from "../../shared/validate-pattern";
import { EYE_COLOURS, HAIR_COLOURS, HAIR_KINDS } from "./appearance";
import { isHeight, isJeans, isShoes } from "./measure-texts";

const { length, jeans, shoes } = MEASURE_LIMITS;

/** A text with a rule of its own or without one, a choice, texts (one a line), or yes and no. */
export type TraitKind = "text" | "option" | "lines" | "flag";

/** A measurement or trait of a talent as the panel edits, imports and stores it. */
export type Trait = {
  kind: TraitKind;
  label: Bilingual;
  description?: Bilingual;
  /** In a report of an import, where its column has another name. */
  columnLabel?: Bilingual;
  /** Names of the column of an import as slugs; the documents use the first one. */
  columns: readonly string[];
  /** Of a text and of texts, in characters. */
  maxLength?: number;
  /** Of an option. */
  options?: readonly { value: string; label: Bilingual }[];
  /** Of a text: the texts that the field accepts, and the sentence for all others. */
  rule?: { accepts: (text: string) => boolean; refusal: Bilingual };
  /** Traits with the same number are side by side in the form. */
  row?: number;
};

/**
 * The measurements and traits of a talent, in the order of the form. Form, contract, import, its report and the dashboard follow from
 * this table; `docs/architecture.md`, "A new field of a talent", lists what else a field needs.
 */
export const TRAITS = {
  height: {
    kind: "text",
    label: bilingual("Altura", "Height"),
    description: bilingual("Em cm: 170 ou 170/5.7 (5 pés e 7).", "In cm: 170 or 170/5.7 (5 ft 7)."),
    columns: ["altura", "height", "estatura"],
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
    kind: "text",
    label: bilingual("Manequim", "Jeans"),
    description: bilingual("Número BR, por exemplo 38 ou 8x34.", "BR size, for example 38 or 8x34."),
    columns: ["manequim", "jeans", "calca", "size", "tamanho", "numero-do-manequim"],
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
    kind: "text",
    label: bilingual("Sapato", "Shoes"),
    description: bilingual("Número BR, de meio em meio.", "BR size, in halves."),
    columns: ["sapato", "shoes", "calcado", "sapatos", "shoe", "shoe-size", "numero-do-sapato", "pe"],
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
    kind: "option",
    label: bilingual("Cabelo", "Hair"),
    columns: ["cabelo", "hair", "cor-do-cabelo", "hair-color", "hair-colour", "cabelos", "cor-cabelo"],
    options: HAIR_COLOURS,
    row: 2,
  },
  hairKind: {
    kind: "option",
    label: bilingual("Tipo de cabelo", "Kind of hair"),
    columns: ["tipo-de-cabelo", "kind-of-hair", "hair-type", "tipo-do-cabelo", "hair-kind", "textura-do-cabelo"],
    options: HAIR_KINDS,
    row: 2,
  },
  eyes: {
    kind: "option",
    label: bilingual("Olhos", "Eyes"),
    columns: ["olhos", "eyes", "cor-dos-olhos", "eye-color", "eye-colour", "olho", "cor-olhos"],
    options: EYE_COLOURS,
    row: 2,
  },
  skills: {
    kind: "lines",
    label: bilingual("Habilidades", "Skills"),
    description: bilingual("Uma por linha.", "One per line."),
    columns: ["habilidades", "skills", "habilidade", "talentos-e-habilidades", "aptidoes"],
    maxLength: 2000,
  },
  city: {
    kind: "text",
    label: bilingual("Cidade", "City"),
    description: bilingual(
      "Aparece no site, e os visitantes filtram por ela. De menores de 18 anos o site não mostra a cidade. Nunca um bairro ou endereço.",
      "Shown on the site, and visitors filter by it. The site does not show the city of under-18s. Never a district or an address.",
    ),
    columns: ["cidade", "city", "cidade-base", "base", "municipio", "town"],
    maxLength: 80,
    row: 3,
  },
  languages: {
    kind: "lines",
    label: bilingual("Idiomas", "Languages"),
    description: bilingual("Um por linha.", "One per line."),
    columns: ["idiomas", "languages", "idioma", "linguas", "language"],
    maxLength: 500,
    row: 3,
  },
  travels: {
    kind: "flag",
    label: bilingual("Disponível para viajar", "Available to travel"),
    columnLabel: bilingual("Viaja", "Travels"),
    columns: ["viaja", "travels", "disponivel-para-viajar", "available-to-travel", "viagens", "disponibilidade-para-viajar"],
  },
} as const satisfies Readonly<Record<string, Trait>>;

export type TraitKey = keyof typeof TRAITS;

/** The traits with their names. */
export function listTraits(): [name: TraitKey, trait: Trait][];
export function listTraits(): [name: string, trait: Trait][] {
  return Object.entries(TRAITS);
}

/** Any value for each trait. */
export function mapTraits<Value>(valueOf: (trait: Trait, name: TraitKey) => Value): Record<TraitKey, Value>;
export function mapTraits<Value>(valueOf: (trait: Trait, name: TraitKey) => Value): Record<string, Value> {
  return Object.fromEntries(listTraits().map(([name, trait]) => [name, valueOf(trait, name)]));
}

/** The label of a trait in a language of the admin; null for another name. */
export const traitLabel = (name: string, language: string): string | null => {
  const trait = listTraits().find(([known]) => known === name)?.[1];
  return trait === undefined ? null : inLanguage(trait.label, language);
};

const toField = (name: string, { kind, label, description, maxLength, options = [], rule }: Trait): Field => {
  const admin = description === undefined ? {} : { description };
  if (kind === "flag") return { name, type: "checkbox", label, admin };
  if (kind === "option") return { name, type: "select", label, options: [...options], admin };
  // Lines are one text, not an array: Payload stores an array in another table, which makes a list of 10,000 talents slow.
  if (kind === "lines") return { name, type: "textarea", label, maxLength, admin };
  return {
    name,
    type: "text",
    label,
    maxLength,
    admin,
    ...(rule === undefined ? {} : { validate: validateText(rule.accepts, rule.refusal) }),
  };
};

/** The fields of the form, all optional. */
export const traitFields = (): Field[] => {
  const rows = Map.groupBy(listTraits(), ([key, { row }]) => row ?? key);
  return [...rows.values()].flatMap((entries): Field[] => {
    const fields = entries.map(([key, trait]) => toField(key, trait));
    return fields.length === 1 ? fields : [{ type: "row", fields }];
  });
};
