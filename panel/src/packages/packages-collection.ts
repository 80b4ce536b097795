import type { CollectionConfig, Field } from "payload";

import { isAdmin, isStaff } from "../access/roles";
import { bilingual, collectionLabels } from "../shared/bilingual";
import { isScoutFieldOfEnquiry, mayNameEnquiry } from "./package-access";
import { deleteAnswersOfPackage } from "./package-answers";
import { announceDeletedPackage, announcePackage, preparePackage, validateExpiry } from "./package-hooks";
import { validateTalents } from "./package-talents";

/** Only the panel's own code writes them. */
const derived = { access: { create: () => false, update: () => false }, admin: { hidden: true } };

/** For hashes, which no role may read, filter or sort by. */
const secret = { ...derived, access: { ...derived.access, read: () => false } };

/** In packages made from an enquiry, only for admins and scouts. */
const ofClient = {
  access: { read: isScoutFieldOfEnquiry, update: isScoutFieldOfEnquiry },
};

const shownFields: Field[] = [
  { name: "showsMeasurements", type: "checkbox", defaultValue: true, label: bilingual("Medidas", "Measurements") },
  { name: "showsAge", type: "checkbox", defaultValue: true, label: bilingual("Idade", "Age") },
  { name: "showsVideos", type: "checkbox", defaultValue: true, label: bilingual("Vídeos", "Videos") },
  { name: "showsContact", type: "checkbox", defaultValue: true, label: bilingual("Contato da agência", "The agency's contact") },
];

const stateFields: Field[] = [
  { name: "revokedAt", type: "date", index: true, ...derived },
  { name: "madeBy", type: "relationship", relationTo: "users", index: true, ...derived },
  { name: "openings", type: "number", defaultValue: 0, ...derived },
  { name: "firstOpenedAt", type: "date", ...derived },
  { name: "lastOpenedAt", type: "date", ...derived },
  /** SHA-256 of the link's token. */
  { name: "tokenHash", type: "text", unique: true, ...secret },
  /** Salt and scrypt hash, and a version that changes with the passphrase. */
  { name: "passphraseHash", type: "text", ...secret },
  { name: "passphraseVersion", type: "text", ...derived },
];

/** A client sees these talents through a link, and answers about them. */
export const packages: CollectionConfig = {
  slug: "packages",
  versions: false,
  labels: collectionLabels(["Pacote", "Package"], ["Pacotes", "Packages"]),
  access: { create: isStaff, read: isStaff, update: isStaff, delete: isAdmin },
  hooks: {
    beforeChange: [preparePackage],
    afterChange: [announcePackage],
    beforeDelete: [announceDeletedPackage],
    afterDelete: [deleteAnswersOfPackage],
  },
  defaultSort: "-createdAt",
  disableDuplicate: true,
  lockDocuments: false,
  admin: {
    // The desk's part of the menu links to it.
    group: false,
    useAsTitle: "title",
    components: {
      views: {
        list: { Component: "/packages/package-redirect#PackagesRedirect" },
        record: { Component: "/packages/package-redirect#PackageRedirect", path: "/:id", exact: true },
      },
    },
  },
  fields: [
    { name: "title", type: "text", required: true, maxLength: 120, label: bilingual("Título", "Title") },
    { name: "client", type: "text", maxLength: 120, label: bilingual("Cliente", "Client"), ...ofClient },
    { name: "message", type: "textarea", maxLength: 2000, label: bilingual("Mensagem", "Message"), ...ofClient },
    {
      name: "language",
      type: "select",
      required: true,
      defaultValue: "pt",
      label: bilingual("Idioma", "Language"),
      options: [
        { value: "pt", label: bilingual("Português", "Portuguese") },
        { value: "en", label: bilingual("Inglês", "English") },
      ],
    },
    /** `[{ "id": talent, "pictures"?: ["book:12"], "videos"?: ["…"] }]` in order; a missing list includes all items. */
    { name: "talents", type: "json", required: true, label: bilingual("Talentos", "Talents"), validate: validateTalents },
    ...shownFields,
    { name: "expiresAt", type: "date", required: true, index: true, validate: validateExpiry, label: bilingual("Vale até", "Valid until") },
    /** The source enquiry. A number, since editors must not follow a relation to it. */
    {
      name: "entry",
      type: "number",
      index: true,
      access: { read: mayNameEnquiry, create: mayNameEnquiry, update: () => false },
      admin: { hidden: true },
    },
    ...stateFields,
  ],
};
