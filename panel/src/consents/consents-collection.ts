import type { CollectionConfig } from "payload";

import { hiddenFromEditors, isAdmin, isScout } from "../access/roles";
import { actOnChangedConsent, actOnDeletedConsent } from "./hooks";
import { searchByTalent } from "./search-by-talent";
import { CONSENT_SCOPES, type ConsentScope } from "./scopes";
import { bilingual, collectionLabels } from "../shared/bilingual";
import { dayField } from "../shared/date-fields";

const SCOPE_LABELS: Readonly<Record<ConsentScope, { pt: string; en: string }>> = {
  site: bilingual("Site da agência", "The agency's site"),
  social: bilingual("Redes sociais", "Social media"),
  print: bilingual("Impressos", "Print"),
  campaigns: bilingual("Campanhas", "Campaigns"),
  digitals: bilingual("Polaroides (digitals)", "Digitals"),
};

/** The consent ledger. */
export const consents: CollectionConfig = {
  slug: "consents",
  versions: false,
  labels: collectionLabels(["Autorização", "Consent"], ["Autorizações", "Consents"]),
  access: { create: isScout, read: isScout, update: isScout, delete: isAdmin },
  hooks: { beforeOperation: [searchByTalent], afterChange: [actOnChangedConsent], afterDelete: [actOnDeletedConsent] },
  defaultSort: "-givenAt",
  disableDuplicate: true,
  admin: {
    // The agency's own part of the menu has the link.
    group: false,
    hidden: hiddenFromEditors,
    useAsTitle: "person",
    listSearchableFields: ["talent", "person"],
    defaultColumns: ["talent", "state", "person", "scopes", "givenAt", "expiresAt", "withdrawnAt"],
    description: bilingual(
      "Quem autorizou o uso da imagem de cada talento. Sem autorização válida para o site, um talento menor de idade, ou sem data de nascimento, não pode ser publicado.",
      "The permissions to use each talent's image. Without a valid consent for the site, a talent under 18 or without a birthdate cannot be published.",
    ),
  },
  fields: [
    {
      name: "state",
      type: "ui",
      label: bilingual("Situação", "State"),
      admin: {
        components: {
          Cell: "/consents/consent-cell#ConsentCell",
          Field: "/consents/consent-history#ConsentHistory",
        },
      },
    },
    {
      name: "talent",
      type: "relationship",
      relationTo: "talents",
      required: true,
      index: true,
      label: bilingual("Talento", "Talent"),
      admin: {
        components: {
          Cell: "/consents/talent-name-cell#TalentNameCell",
          Field: "/consents/talent-name-field#TalentNameField",
        },
      },
    },
    {
      name: "givenBy",
      type: "select",
      required: true,
      label: bilingual("Autorização de", "Given by"),
      options: [
        { value: "guardian", label: bilingual("Responsável", "Guardian") },
        { value: "self", label: bilingual("O próprio talento", "The talent") },
      ],
    },
    { name: "person", type: "text", required: true, maxLength: 200, label: bilingual("Nome de quem autorizou", "Name of the person") },
    {
      name: "scopes",
      type: "select",
      hasMany: true,
      required: true,
      label: bilingual("Para", "For"),
      options: CONSENT_SCOPES.map((value) => ({ value, label: SCOPE_LABELS[value] })),
      admin: { components: { Field: "/consents/consent-scopes-field#ConsentScopesField" } },
    },
    {
      type: "row",
      fields: [
        dayField({
          name: "givenAt",
          required: true,
          label: bilingual("Data", "Date"),
        }),
        dayField({
          name: "expiresAt",
          index: true,
          label: bilingual("Vence em", "Expires on"),
          admin: {
            description: bilingual(
              "Nesse dia ela deixa de valer, e o talento sai do site se nenhuma outra valer. Em branco: vale até ser retirada.",
              "On that day it no longer holds, and the talent leaves the site unless another consent holds. Empty: it holds until it is withdrawn.",
            ),
          },
        }),
      ],
    },
    {
      name: "document",
      type: "upload",
      relationTo: "consent-documents",
      label: bilingual("Documento assinado (PDF ou foto)", "Signed document (PDF or photo)"),
      admin: { components: { Field: "/consents/consent-document-field#ConsentDocumentField" } },
    },
    dayField({
      name: "withdrawnAt",
      label: bilingual("Retirada em", "Withdrawn on"),
      admin: {
        description: bilingual(
          "Preencha quando a família retirar a autorização: o talento sai do site em até um minuto.",
          "Set it when the family withdraws the consent: the talent leaves the site within a minute.",
        ),
      },
    }),
    { name: "note", type: "textarea", maxLength: 2000, label: bilingual("Anotações", "Notes") },
    /** Id of the application that the consent came with. */
    { name: "entry", type: "number", index: true, access: { create: () => false, update: () => false }, admin: { hidden: true } },
    /** The version of the wording that the application's form showed; its text is in `consent-wordings`. */
    { name: "wording", type: "text", access: { create: () => false, update: () => false }, admin: { hidden: true } },
    /** Deadlines that were acted on: a reminder 60, 30 or 7 days before the end, the withdrawal from the site. */
    { name: "deadlines", type: "text", hasMany: true, access: { create: () => false, update: () => false }, admin: { hidden: true } },
  ],
};
