import type { CollectionConfig, Field, TextFieldSingleValidation } from "payload";

import { EYE_COLOURS, GENDERS, HAIR_COLOURS, HAIR_KINDS } from "../fields/appearance";
import { editorsOnly, published } from "../fields/lifecycle";
import { GROUPS, names, words } from "../fields/words";
import { videosField } from "../fields/videos";

const matching =
  (pattern: RegExp, pt: string, en: string): TextFieldSingleValidation =>
  (value, { req }) =>
    typeof value !== "string" || value.trim() === "" || pattern.test(value) || (req.i18n.language === "en" ? en : pt);

const identity: Field[] = [
  { name: "name", type: "text", required: true, maxLength: 120, label: words("Nome artístico", "Stage name") },
  {
    name: "categories",
    type: "relationship",
    relationTo: "categories",
    hasMany: true,
    required: true,
    label: words("Categorias", "Categories"),
    admin: {
      description: words(
        "A primeira é a principal: define a página principal do talento e sua cor.",
        "The first is the main one: it decides the talent's main page and its colour.",
      ),
    },
  },
  {
    type: "row",
    fields: [
      { name: "gender", type: "select", required: true, options: GENDERS, label: words("Gênero", "Gender") },
      {
        name: "birthdate",
        type: "text",
        label: words("Nascimento", "Birthdate"),
        validate: matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "Use aaaa-mm-dd.", "Use yyyy-mm-dd."),
        admin: {
          placeholder: "2016-03-09",
          description: words(
            "Formato aaaa-mm-dd. Nunca aparece no site, que mostra só a idade em anos.",
            "As yyyy-mm-dd. Never shown on the site, which shows the age in years only.",
          ),
        },
      },
    ],
  },
  {
    name: "instagram",
    type: "text",
    label: "Instagram",
    admin: {
      description: words(
        "Endereço ou @perfil; vira um link na página. Evite em perfis de crianças.",
        "Address or @handle; becomes a link on the page. Better left out for children.",
      ),
    },
  },
];

const measurements: Field[] = [
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

const pictures: Field[] = [
  {
    name: "cover",
    type: "upload",
    relationTo: "media",
    label: words("Capa", "Cover"),
    admin: { description: words("Nas listas, recortada em 3:4.", "In the lists, cropped to 3:4.") },
  },
  {
    name: "book",
    type: "upload",
    relationTo: "media",
    hasMany: true,
    label: "Book",
    admin: { description: words("Na página do talento, nesta ordem. Arraste para mudar.", "On the talent's page, in this order. Drag to change.") },
  },
  {
    name: "compo",
    type: "upload",
    relationTo: "media",
    hasMany: true,
    label: "Composite",
    admin: { description: words("Atrás do link “Ver composite”.", "Behind the link “Ver composite”.") },
  },
  videosField,
];

/** The people whom the agency shows. */
export const talents: CollectionConfig = {
  slug: "talents",
  labels: names(["Talento", "Talent"], ["Talentos", "Talents"]),
  ...published,
  defaultSort: "name",
  admin: {
    ...editorsOnly,
    group: GROUPS.people,
    useAsTitle: "name",
    defaultColumns: ["name", "cover", "categories", "_status", "updatedAt"],
    listSearchableFields: ["name"],
    description: words(
      "Só talentos publicados aparecem no site; ao despublicar, somem na hora.",
      "Only published talents are on the site; unpublishing removes them at once.",
    ),
  },
  fields: [
    {
      type: "tabs",
      tabs: [
        { label: words("Pessoa", "Person"), fields: identity },
        { label: words("Medidas", "Measurements"), fields: measurements },
        { label: words("Imagens", "Pictures"), fields: pictures },
      ],
    },
  ],
};
