import type { CollectionConfig, Field } from "payload";

import { cleanName } from "../../../src/domain/clean-text";
import { isEditorOrReadsPublished, isScoutField } from "../access/roles";
import { MENU_GROUPS } from "../access/menu-groups";
import { deleteConsentsOfTalent, consentStateEndpoint, refusePublishingWithoutConsent } from "../consents/index";
import { deleteMediaOfTalent, listErasedTalent } from "../erasure/index";
import { agencyKeyField } from "./fields/agency-key";
import { GENDERS } from "./fields/appearance";
import { birthdateField } from "./fields/birthdate";
import { traitFields } from "./fields/traits";
import { setFirstPublication, announceErasedTalent, previewButton, draftedContent } from "../publication/index";
import { networksField } from "./fields/networks";
import { videosField } from "./fields/videos";
import { deriveWorkFields, derivedWorkFields, workFields } from "./fields/works";
import { setSiteState, siteStateField } from "./site-state/site-state";
import { MAX_NAME_LENGTH } from "./talent-facts";
import { bilingual, collectionLabels } from "../shared/bilingual";

const identity: Field[] = [
  {
    name: "name",
    type: "text",
    required: true,
    maxLength: MAX_NAME_LENGTH,
    label: bilingual("Nome artístico", "Stage name"),
    hooks: { beforeValidate: [({ value }) => (typeof value === "string" ? cleanName(value) : value)] },
  },
  {
    name: "categories",
    type: "relationship",
    relationTo: "categories",
    hasMany: true,
    required: true,
    label: bilingual("Categorias", "Categories"),
    admin: {
      components: { Cell: "/talents/categories-cell#CategoriesCell", Field: "/talents/categories-field#CategoriesField" },
      description: bilingual(
        "A primeira é a principal: define a página principal do talento e sua cor.",
        "The first is the main one: it decides the talent's main page and its colour.",
      ),
    },
  },
  {
    type: "row",
    fields: [{ name: "gender", type: "select", required: true, options: GENDERS, label: bilingual("Gênero", "Gender") }, birthdateField],
  },
  {
    name: "instagram",
    type: "text",
    label: "Instagram",
    admin: {
      description: bilingual(
        "Endereço ou @perfil; vira um link na página. O de um menor de idade só aparece se a agência ligar isso em Identidade.",
        "Address or @handle; becomes a link on the page. A minor's is shown only if the agency turns that on under Identity.",
      ),
    },
  },
  agencyKeyField,
];

/** Not in Payload's form for several records: it has no `UploadsStatus`, which puts uploads into their field. */
const PICTURES = { disableBulkEdit: true, components: { Field: "/talents/pictures/pictures-field#PicturesField" } };

const pictures: Field[] = [
  {
    name: "cover",
    type: "upload",
    relationTo: "media",
    label: bilingual("Capa", "Cover"),
    admin: {
      description: bilingual("Nas listas, recortada em 3:4.", "In the lists, cropped to 3:4."),
      ...PICTURES,
      components: { ...PICTURES.components, Cell: "/talents/pictures/cover-cell#CoverCell" },
    },
  },
  {
    name: "book",
    type: "upload",
    relationTo: "media",
    hasMany: true,
    label: "Book",
    admin: {
      description: bilingual(
        "Na página do talento, nesta ordem. Arraste para mudar; a estrela escolhe a capa.",
        "On the talent's page, in this order. Drag to change it; the star chooses the cover.",
      ),
      ...PICTURES,
    },
  },
  {
    name: "compo",
    type: "upload",
    relationTo: "media",
    hasMany: true,
    label: "Composite",
    admin: {
      description: bilingual("Atrás do link “Ver composite”.", "Behind the link “Ver composite”."),
      ...PICTURES,
    },
  },
  videosField,
];

export const talents: CollectionConfig = {
  slug: "talents",
  labels: collectionLabels(["Talento", "Talent"], ["Talentos", "Talents"]),
  ...draftedContent,
  access: { ...draftedContent.access, read: isEditorOrReadsPublished },
  hooks: {
    ...draftedContent.hooks,
    beforeChange: [refusePublishingWithoutConsent, deriveWorkFields, setFirstPublication, setSiteState],
    beforeDelete: [listErasedTalent, deleteConsentsOfTalent],
    afterDelete: [deleteMediaOfTalent, announceErasedTalent],
  },
  endpoints: [consentStateEndpoint],
  defaultSort: "name",
  admin: {
    // Payload returns to this list after a deletion; the widget then shows the texts that still mention the talent.
    components: {
      beforeList: ["/erasure/withdrawn-mentions#WithdrawnMentions", "/roster/screen/import-link#ImportLink"],
      beforeListTable: ["/talents/site-state/state-tabs#StateTabs", "/packages/make-package#MakePackage"],
      edit: { beforeDocumentControls: ["/consents/consent-badge#ConsentBadge", "/talents/pictures/uploads-status#UploadsStatus"] },
    },
    preview: previewButton("talents"),
    group: MENU_GROUPS.people,
    useAsTitle: "name",
    defaultColumns: ["name", "cover", "categories", "siteState", "updatedAt"],
    listSearchableFields: ["name"],
    description: bilingual(
      "Só talentos publicados aparecem no site; ao despublicar, somem na hora.",
      "Only published talents are on the site; unpublishing removes them at once.",
    ),
  },
  fields: [
    // The source application of the talent. A number, since editors must not follow a relation to it.
    {
      name: "application",
      type: "number",
      index: true,
      access: { read: isScoutField, create: () => false, update: () => false },
      admin: { hidden: true },
    },
    ...derivedWorkFields,
    // Sorts the list's newest first: set at the first publication, and never shown.
    { name: "publishedAt", type: "date", admin: { hidden: true } },
    siteStateField,
    {
      name: "records",
      type: "ui",
      admin: { position: "sidebar", disableListColumn: true, components: { Field: "/entries/components/talent-records#TalentRecords" } },
    },
    {
      type: "tabs",
      tabs: [
        { label: bilingual("Pessoa", "Person"), fields: identity },
        { label: bilingual("Medidas", "Measurements"), fields: traitFields() },
        { label: bilingual("Imagens", "Pictures"), fields: pictures },
        { label: bilingual("Trabalhos", "Work"), fields: workFields },
        { label: bilingual("Redes", "Networks"), fields: [networksField] },
      ],
    },
  ],
};
