import type { CollectionConfig, Condition, Field } from "payload";

import { hiddenFromEditors, isAdmin, isScout, nobody } from "../access/roles";
import { deletePhotosOfEntry } from "../entries/delete-photos";
import { cleanAfterEntry, listErasedEntry } from "../erasure/erase-hooks";
import { GENDERS } from "../fields/appearance";
import { GROUPS, names, words } from "../fields/words";

type Kind = "contact" | "workshopContact" | "getScouted";

const sentWith =
  (...kinds: Kind[]): Condition =>
  (data) =>
    kinds.includes(data?.kind);

type Sent = { name: string; label: { pt: string; en: string }; kinds: Kind[]; long?: boolean };

const ALL: Kind[] = ["contact", "workshopContact", "getScouted"];

const sentField = ({ name, label, kinds, long }: Sent): Field => {
  const field = { name, label, access: { update: () => false }, admin: { readOnly: true, condition: sentWith(...kinds) } };
  return long === true ? { ...field, type: "textarea" } : { ...field, type: "text" };
};

const measurement = (name: string, pt: string, en: string): Field => sentField({ name, label: words(pt, en), kinds: ["getScouted"] });

const scouting: Field[] = [
  {
    name: "gender",
    type: "select",
    options: GENDERS,
    label: words("Gênero", "Gender"),
    access: { update: () => false },
    admin: { readOnly: true, condition: sentWith("getScouted") },
  },
  measurement("birthdate", "Nascimento", "Birthdate"),
  measurement("age", "Idade", "Age"),
  measurement("tiktok", "TikTok", "TikTok"),
  measurement("height", "Altura", "Height"),
  measurement("bust", "Busto", "Bust"),
  measurement("waist", "Cintura", "Waist"),
  measurement("hips", "Quadril", "Hips"),
  measurement("jeans", "Manequim", "Jeans"),
  measurement("shoes", "Sapato", "Shoes"),
  measurement("hair", "Cabelo", "Hair"),
  measurement("eyes", "Olhos", "Eyes"),
];

const guardian: Field[] = [
  measurement("guardian", "Responsável", "Guardian"),
  measurement("consentVersion", "Consentimento: versão do texto", "Consent: version of the text"),
  measurement("consentAt", "Consentimento: quando", "Consent: when"),
  measurement("consentLocale", "Consentimento: idioma", "Consent: language"),
];

const handling: Field[] = [
  {
    name: "status",
    type: "select",
    required: true,
    defaultValue: "new",
    label: words("Situação", "Status"),
    options: [
      { value: "new", label: words("Novo", "New") },
      { value: "seen", label: words("Visto", "Seen") },
      { value: "contacted", label: words("Contatado", "Contacted") },
      { value: "declined", label: words("Recusado", "Declined") },
    ],
    admin: { position: "sidebar" },
  },
  { name: "notes", type: "textarea", maxLength: 5000, label: words("Anotações", "Notes"), admin: { position: "sidebar" } },
];

/** What visitors sent by the site's three forms. Written by the entry writer alone. */
export const entries: CollectionConfig = {
  slug: "entries",
  labels: names(["Recebido", "Entry"], ["Recebidos", "Entries"]),
  access: { create: nobody, read: isScout, update: isScout, delete: isAdmin },
  hooks: { beforeDelete: [listErasedEntry], afterDelete: [deletePhotosOfEntry, cleanAfterEntry] },
  defaultSort: "-createdAt",
  admin: {
    group: GROUPS.received,
    hidden: hiddenFromEditors,
    useAsTitle: "name",
    defaultColumns: ["name", "kind", "status", "createdAt"],
    // The key begins with the reference that the visitor was given.
    listSearchableFields: ["name", "idempotencyKey"],
    description: words(
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
      label: words("Formulário", "Form"),
      options: [
        { value: "contact", label: words("Contato", "Contact") },
        { value: "workshopContact", label: words("Workshop", "Workshop") },
        { value: "getScouted", label: words("Seja modelo", "Get scouted") },
      ],
      access: { update: () => false },
      admin: { readOnly: true },
    },
    sentField({ name: "name", label: words("Nome", "Name"), kinds: ALL }),
    sentField({ name: "email", label: words("E-mail", "E-mail"), kinds: ALL }),
    sentField({ name: "phone", label: words("Telefone", "Phone"), kinds: ALL }),
    sentField({ name: "city", label: words("Cidade", "City"), kinds: ["workshopContact", "getScouted"] }),
    sentField({ name: "instagram", label: words("Instagram", "Instagram"), kinds: ["workshopContact", "getScouted"] }),
    sentField({ name: "message", label: words("Mensagem", "Message"), kinds: ["contact", "workshopContact"], long: true }),
    ...guardian,
    ...scouting,
    {
      name: "photos",
      type: "upload",
      relationTo: "entry-photos",
      hasMany: true,
      label: words(
        "Fotos: rosto, sorrindo, meio corpo, corpo inteiro, pose 1, pose 2",
        "Photos: face, smiling, half body, full body, pose 1, pose 2",
      ),
      access: { update: () => false },
      admin: { readOnly: true, condition: sentWith("getScouted") },
    },
    { name: "idempotencyKey", type: "text", unique: true, admin: { hidden: true }, access: { update: () => false } },
    ...handling,
  ],
};
