import type { Field } from "payload";

import { EYE_COLOURS, HAIR_COLOURS, HAIR_KINDS } from "./appearance";
import { matching } from "./matching";
import { words } from "./words";

/** A talent's measurements, each shown only if given. */
export const measurementFields: Field[] = [
  {
    type: "row",
    fields: [
      {
        name: "height",
        type: "text",
        label: words("Altura", "Height"),
        validate: matching(/^\d{2,3}(\/\d\.\d{1,2})?$/, "Use 170 ou 170/5.7.", "Use 170 or 170/5.7."),
        admin: { description: words("Em cm: 170 ou 170/5.7 (5 pés e 7).", "In cm: 170 or 170/5.7 (5 ft 7).") },
      },
      {
        name: "jeans",
        type: "text",
        maxLength: 20,
        label: words("Manequim", "Jeans"),
        admin: { description: words("Número BR, por exemplo 38 ou 8x34.", "BR size, for example 38 or 8x34.") },
      },
      {
        name: "shoes",
        type: "text",
        label: words("Sapato", "Shoes"),
        validate: matching(/^\d{1,2}([.,]5)?$/, "Use 38 ou 38.5.", "Use 38 or 38.5."),
        admin: { description: words("Número BR, de meio em meio.", "BR size, in halves.") },
      },
    ],
  },
  {
    type: "row",
    fields: [
      { name: "hair", type: "select", options: HAIR_COLOURS, label: words("Cabelo", "Hair") },
      { name: "hairKind", type: "select", options: HAIR_KINDS, label: words("Tipo de cabelo", "Kind of hair") },
      { name: "eyes", type: "select", options: EYE_COLOURS, label: words("Olhos", "Eyes") },
    ],
  },
  {
    // One text, not a list: a list is a table of its own, which makes the list of ten thousand talents slow to read.
    name: "skills",
    type: "textarea",
    maxLength: 2000,
    label: words("Habilidades", "Skills"),
    admin: { description: words("Uma por linha.", "One per line.") },
  },
];
