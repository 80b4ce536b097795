import type { CollectionConfig, Field } from "payload";

import { isEditorOrReadsPublished } from "../access/roles";
import { GENDERS } from "../fields/appearance";
import { deleteMediaOfTalent, listErasedTalent } from "../erasure/erase-hooks";
import { published } from "../fields/lifecycle";
import { matching } from "../fields/matching";
import { measurementFields } from "../fields/measurements";
import { videosField } from "../fields/videos";
import { GROUPS, names, words } from "../fields/words";
import { announceErasedTalent } from "../publish/hooks";
import { previewOf } from "../publish/preview-link";

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
        "Endereço ou @perfil; vira um link na página. O de um menor de idade só aparece se a agência ligar isso em Identidade.",
        "Address or @handle; becomes a link on the page. A minor's is shown only if the agency turns that on under Identity.",
      ),
    },
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
    admin: {
      description: words("Na página do talento, nesta ordem. Arraste para mudar.", "On the talent's page, in this order. Drag to change."),
    },
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
  access: { ...published.access, read: isEditorOrReadsPublished },
  hooks: { ...published.hooks, beforeDelete: [listErasedTalent], afterDelete: [deleteMediaOfTalent, announceErasedTalent] },
  defaultSort: "name",
  admin: {
    // Whoever deletes a talent is led to this list, where texts that name them are told.
    components: { beforeList: ["/admin/withdrawn-mentions#WithdrawnMentions"] },
    preview: previewOf("talents"),
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
        { label: words("Medidas", "Measurements"), fields: measurementFields },
        { label: words("Imagens", "Pictures"), fields: pictures },
      ],
    },
  ],
};
