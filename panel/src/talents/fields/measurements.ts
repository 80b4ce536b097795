import type { Field } from "payload";

import { MEASURE_LIMITS } from "../../../../src/domain/measure-limits";
import { bilingual } from "../../shared/bilingual";
import { EYE_COLOURS, HAIR_COLOURS, HAIR_KINDS } from "./appearance";
import { isHeight, isJeans, isShoes } from "./measure-texts";
import { validateText } from "../../shared/validate-pattern";

const { length, jeans, shoes } = MEASURE_LIMITS;

const HEIGHT_MESSAGE = bilingual(
  `Use centímetros, de ${length.min} a ${length.max}: 170 ou 170/5.7. Sem a altura, deixe em branco.`,
  `Use centimetres, from ${length.min} to ${length.max}: 170 or 170/5.7. Without the height, leave it empty.`,
);
const JEANS_MESSAGE = bilingual(
  `Use o número BR, de ${jeans.min} a ${jeans.max}: 38, 8x34 ou 10/12. Letras (P, M, G) e datas o site não mostra: sem o número, deixe em branco.`,
  `Use the BR size, from ${jeans.min} to ${jeans.max}: 38, 8x34 or 10/12. The site shows no letters (S, M, L) and no dates: without the number, leave it empty.`,
);
const SHOES_MESSAGE = bilingual(
  `Use o número BR, de ${shoes.min} a ${shoes.max}, de meio em meio: 38 ou 38.5. Sem o número, deixe em branco.`,
  `Use the BR size, from ${shoes.min} to ${shoes.max}, in halves: 38 or 38.5. Without the number, leave it empty.`,
);

/** A talent's measurements, all optional. */
export const measurementFields: Field[] = [
  {
    type: "row",
    fields: [
      {
        name: "height",
        type: "text",
        label: bilingual("Altura", "Height"),
        validate: validateText(isHeight, HEIGHT_MESSAGE),
        admin: { description: bilingual("Em cm: 170 ou 170/5.7 (5 pés e 7).", "In cm: 170 or 170/5.7 (5 ft 7).") },
      },
      {
        name: "jeans",
        type: "text",
        maxLength: 20,
        label: bilingual("Manequim", "Jeans"),
        validate: validateText(isJeans, JEANS_MESSAGE),
        admin: { description: bilingual("Número BR, por exemplo 38 ou 8x34.", "BR size, for example 38 or 8x34.") },
      },
      {
        name: "shoes",
        type: "text",
        label: bilingual("Sapato", "Shoes"),
        validate: validateText(isShoes, SHOES_MESSAGE),
        admin: { description: bilingual("Número BR, de meio em meio.", "BR size, in halves.") },
      },
    ],
  },
  {
    type: "row",
    fields: [
      { name: "hair", type: "select", options: HAIR_COLOURS, label: bilingual("Cabelo", "Hair") },
      { name: "hairKind", type: "select", options: HAIR_KINDS, label: bilingual("Tipo de cabelo", "Kind of hair") },
      { name: "eyes", type: "select", options: EYE_COLOURS, label: bilingual("Olhos", "Eyes") },
    ],
  },
  {
    // One text, not an array: Payload stores an array in another table, which makes a list of 10,000 talents slow.
    name: "skills",
    type: "textarea",
    maxLength: 2000,
    label: bilingual("Habilidades", "Skills"),
    admin: { description: bilingual("Uma por linha.", "One per line.") },
  },
  {
    type: "row",
    fields: [
      {
        name: "city",
        type: "text",
        maxLength: 80,
        label: bilingual("Cidade", "City"),
        admin: {
          description: bilingual(
            "Aparece no site, e os visitantes filtram por ela. De menores de 18 anos o site não mostra a cidade. Nunca um bairro ou endereço.",
            "Shown on the site, and visitors filter by it. The site does not show the city of under-18s. Never a district or an address.",
          ),
        },
      },
      {
        // One text, like the skills.
        name: "languages",
        type: "textarea",
        maxLength: 500,
        label: bilingual("Idiomas", "Languages"),
        admin: { description: bilingual("Um por linha.", "One per line.") },
      },
    ],
  },
  { name: "travels", type: "checkbox", label: bilingual("Disponível para viajar", "Available to travel") },
];
