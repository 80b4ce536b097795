import type { CollectionConfig, Condition, Field } from "payload";

import { hiddenFromEditors, isAdmin, isScout, nobody } from "../access/roles";
import type { EntryKind } from "../contract/entry";
import { DECLINE_REASONS } from "./entry-status";
import { refuseAssigneeWithoutRight } from "./assignees";
import { deleteEventsOfEntry, recordEntryChanges } from "./entry-history";
import { writeDerivedFields } from "./search-keys";
import { ENTRY_MESSAGES } from "./words/entries";
import { cleanAfterEntry, deletePhotosOfEntry, listErasedEntry } from "../erasure/index";
import { GENDERS } from "../talents/index";
import { eraseClientOfEnquiry } from "../packages/index";
import { bilingual, type Bilingual, collectionLabels } from "../shared/bilingual";

const shownFor =
  (...kinds: EntryKind[]): Condition =>
  (data) =>
    kinds.includes(data?.kind);

type FormField = { name: string; label: Bilingual; kinds: EntryKind[]; isLong?: boolean };

const ALL_KINDS: EntryKind[] = ["contact", "workshopContact", "getScouted"];

/** An answer of the visitor, which nobody may change. */
const formField = ({ name, label, kinds, isLong = false }: FormField): Field => {
  const field = { name, label, access: { update: () => false }, admin: { readOnly: true, condition: shownFor(...kinds) } };
  return isLong ? { ...field, type: "textarea" } : { ...field, type: "text" };
};

const applicationField = (name: string, pt: string, en: string): Field =>
  formField({ name, label: bilingual(pt, en), kinds: ["getScouted"] });

const applicantFields: Field[] = [
  {
    name: "gender",
    type: "select",
    options: GENDERS,
    label: bilingual("Gênero", "Gender"),
    access: { update: () => false },
    admin: { readOnly: true, condition: shownFor("getScouted") },
  },
  applicationField("birthdate", "Nascimento", "Birthdate"),
  applicationField("age", "Idade", "Age"),
  applicationField("tiktok", "TikTok", "TikTok"),
  applicationField("height", "Altura", "Height"),
  applicationField("bust", "Busto", "Bust"),
  applicationField("waist", "Cintura", "Waist"),
  applicationField("hips", "Quadril", "Hips"),
  applicationField("jeans", "Manequim", "Jeans"),
  applicationField("shoes", "Sapato", "Shoes"),
  applicationField("hair", "Cabelo", "Hair"),
  applicationField("eyes", "Olhos", "Eyes"),
];

const guardianFields: Field[] = [
  applicationField("guardian", "Responsável", "Guardian"),
  applicationField("consentVersion", "Consentimento: versão do texto", "Consent: version of the text"),
  applicationField("consentAt", "Consentimento: quando", "Consent: when"),
  applicationField("consentLocale", "Consentimento: idioma", "Consent: language"),
];

/** Only the panel's own code writes these fields, and no form shows them. */
const derived = { access: { create: () => false, update: () => false }, admin: { hidden: true } };

/** For hashes, which no role may read, filter or sort by. */
const secret = { ...derived, access: { ...derived.access, read: () => false } };

/** Folded copies of the answers for searching, without punctuation; see `entries/search-keys.ts`. */
const searchFields: Field[] = [
  { name: "reference", type: "text", index: true, ...derived },
  { name: "nameKey", type: "text", index: true, ...derived },
  { name: "phoneKey", type: "text", index: true, ...derived },
  { name: "emailKey", type: "text", index: true, ...derived },
  { name: "cityKey", type: "text", index: true, ...derived },
  { name: "heightCm", type: "number", index: true, ...derived },
  { name: "searchText", type: "textarea", ...derived },
];

/** For the family's own page and the guardian's confirmation; null when the gateway or the form has none. */
const familyFields: Field[] = [
  /** SHA-256 of the key that the gateway sent to the visitor. */
  { name: "accessKeyHash", type: "text", ...secret },
  /** Null: not needed. `impossible`: no mail could be sent. */
  { name: "confirmation", type: "select", options: ["impossible", "waiting", "confirmed"], index: true, ...derived },
  { name: "confirmationHash", type: "text", index: true, ...secret },
  { name: "confirmationSentAt", type: "date", ...derived },
  { name: "confirmedAt", type: "date", ...derived },
];

const staffFields: Field[] = [
  {
    name: "status",
    type: "select",
    required: true,
    defaultValue: "new",
    label: bilingual("Situação", "Status"),
    options: [
      { value: "new", label: bilingual("Novo", "New") },
      { value: "seen", label: bilingual("Em análise", "In review") },
      { value: "contacted", label: bilingual("Convidado", "Invited") },
      { value: "accepted", label: bilingual("Aprovado", "Accepted") },
      { value: "declined", label: bilingual("Recusado", "Declined") },
    ],
    index: true,
    admin: { position: "sidebar" },
  },
  {
    name: "declineReason",
    type: "select",
    label: bilingual("Motivo da recusa", "Reason for declining"),
    options: DECLINE_REASONS.map((value) => ({
      value,
      label: bilingual(ENTRY_MESSAGES.pt.reasons[value], ENTRY_MESSAGES.en.reasons[value]),
    })),
    admin: { position: "sidebar", condition: (data) => data?.status === "declined" },
  },
  { name: "statusAt", type: "date", index: true, ...derived },
  {
    name: "assignedTo",
    type: "relationship",
    relationTo: "users",
    index: true,
    label: bilingual("Com", "Assigned to"),
    admin: { position: "sidebar" },
  },
  { name: "talent", type: "relationship", relationTo: "talents", index: true, ...derived },
  { name: "photosDeletedAt", type: "date", ...derived },
  { name: "notes", type: "textarea", maxLength: 5000, label: bilingual("Anotações", "Notes"), admin: { position: "sidebar" } },
];

/** Only `createEntryWriter` creates records. */
export const entries: CollectionConfig = {
  slug: "entries",
  versions: false,
  labels: collectionLabels(["Recebido", "Entry"], ["Recebidos", "Entries"]),
  access: { create: nobody, read: isScout, update: isScout, delete: isAdmin },
  hooks: {
    beforeChange: [refuseAssigneeWithoutRight, writeDerivedFields],
    afterChange: [recordEntryChanges],
    beforeDelete: [listErasedEntry],
    afterDelete: [deletePhotosOfEntry, deleteEventsOfEntry, eraseClientOfEnquiry, cleanAfterEntry],
  },
  defaultSort: "-createdAt",
  admin: {
    components: {
      views: { record: { Component: "/entries/entry-redirect/entry-redirect#EntryRedirect", path: "/:id", exact: true } },
    },
    // The agency's own part of the menu links a screen for each form.
    group: false,
    hidden: hiddenFromEditors,
    useAsTitle: "name",
    defaultColumns: ["name", "kind", "status", "createdAt"],
    // The key starts with the reference that the visitor received.
    listSearchableFields: ["name", "idempotencyKey"],
    description: bilingual(
      "Dados pessoais, muitas vezes de crianças. São apagados, com as fotos, depois do prazo em Ajustes.",
      "Personal data, often children's. Deleted, with the photos, after the time set under Settings.",
    ),
  },
  fields: [
    {
      name: "kind",
      type: "select",
      required: true,
      index: true,
      label: bilingual("Formulário", "Form"),
      options: [
        { value: "contact", label: bilingual("Contato", "Contact") },
        { value: "workshopContact", label: bilingual("Workshop", "Workshop") },
        { value: "getScouted", label: bilingual("Seja modelo", "Get scouted") },
      ],
      access: { update: () => false },
      admin: { readOnly: true },
    },
    formField({ name: "name", label: bilingual("Nome", "Name"), kinds: ALL_KINDS }),
    formField({ name: "email", label: bilingual("E-mail", "E-mail"), kinds: ALL_KINDS }),
    formField({ name: "phone", label: bilingual("Telefone", "Phone"), kinds: ALL_KINDS }),
    formField({ name: "city", label: bilingual("Cidade", "City"), kinds: ["workshopContact", "getScouted"] }),
    formField({ name: "instagram", label: bilingual("Instagram", "Instagram"), kinds: ["workshopContact", "getScouted"] }),
    formField({ name: "message", label: bilingual("Mensagem", "Message"), kinds: ["contact", "workshopContact"], isLong: true }),
    ...guardianFields,
    ...applicantFields,
    {
      name: "photos",
      type: "upload",
      relationTo: "entry-photos",
      hasMany: true,
      label: bilingual(
        "Fotos: rosto, sorrindo, meio corpo, corpo inteiro, pose 1, pose 2",
        "Photos: face, smiling, half body, full body, pose 1, pose 2",
      ),
      access: { update: () => false },
      admin: { readOnly: true, condition: shownFor("getScouted") },
    },
    { name: "idempotencyKey", type: "text", unique: true, admin: { hidden: true }, access: { update: () => false } },
    {
      name: "locale",
      type: "select",
      label: bilingual("Idioma do formulário", "Language of the form"),
      options: [
        { value: "pt", label: bilingual("Português", "Portuguese") },
        { value: "en", label: bilingual("Inglês", "English") },
      ],
      access: derived.access,
      admin: { readOnly: true, position: "sidebar", condition: (data) => Boolean(data?.locale) },
    },
    /** Of an enquiry about a selection: `[{ "id": talent, "note": text }]`. */
    { name: "selection", type: "json", ...derived },
    ...searchFields,
    ...familyFields,
    ...staffFields,
  ],
};
