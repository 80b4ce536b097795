import type { CollectionConfig } from "payload";

import { hiddenFromNonAdmins, isAdmin, nobody } from "../access/roles";
import { refuseAuditChange, refuseAuditDeletion } from "./append-only";
import { auditSearchEndpoints } from "./search-endpoint";
import { ACTION_LABELS } from "./words";
import { bilingual, collectionLabels } from "../shared/bilingual";

export const AUDIT_ACTIONS = ["list", "read", "create", "change", "export", "delete"] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const FIELD = "/audit/audit-field#AuditField";

/** Shows a stored text in words, in the list and on the record's screen. */
const inWords = (cell: "AccountCell" | "StoreCell" | "RecordsCell" | "DetailCell") => ({
  components: { Cell: `/audit/audit-cell#${cell}`, Field: FIELD },
});

/** Reads, changes, exports and deletions of personal data by account. Append-only; deleted after 24 months. */
export const auditEvents: CollectionConfig = {
  slug: "audit-events",
  versions: false,
  labels: collectionLabels(["Registro de acesso", "Audit record"], ["Registros de acesso", "Audit records"]),
  access: { create: nobody, read: isAdmin, update: nobody, delete: nobody },
  hooks: { beforeChange: [refuseAuditChange], beforeDelete: [refuseAuditDeletion] },
  endpoints: auditSearchEndpoints,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: "-createdAt",
  admin: {
    // The screen of the audit links to it.
    group: false,
    hidden: hiddenFromNonAdmins,
    description: bilingual(
      "Quem leu, mudou, exportou ou apagou dados pessoais. Ninguém muda nem apaga um registro antes de 24 meses.",
      "Reads, changes, exports and deletions of personal data. Nobody changes or deletes a record before 24 months are over.",
    ),
    useAsTitle: "accountName",
    defaultColumns: ["createdAt", "accountName", "action", "store", "record", "detail"],
  },
  fields: [
    /** Null for actions without an account: the visitor's own page, the guardian's link, a deadline. */
    {
      name: "account",
      type: "number",
      index: true,
      label: bilingual("Conta (número)", "Account (number)"),
      admin: { components: { Field: FIELD } },
    },
    { name: "accountName", type: "text", label: bilingual("Conta", "Account"), admin: inWords("AccountCell") },
    {
      name: "action",
      type: "select",
      required: true,
      label: bilingual("Ação", "Action"),
      options: AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] })),
      admin: { components: { Field: FIELD } },
    },
    /** Slug of the collection: entries, talents, consents … */
    { name: "store", type: "text", required: true, index: true, label: bilingual("Onde", "Where"), admin: inWords("StoreCell") },
    /** Ids of the records, separated by ", ". */
    { name: "record", type: "text", index: true, label: bilingual("Registro", "Record"), admin: inWords("RecordsCell") },
    { name: "detail", type: "text", label: bilingual("Detalhe", "Detail"), admin: inWords("DetailCell") },
    /**
     * Keyed hashes of folded names, phone numbers and e-mail addresses of the people concerned. An admin who knows one of them finds the
     * record, also after the person was erased, although none of them is stored. Empty for lists: their ids lead to the people.
     */
    { name: "subjects", type: "text", hasMany: true, index: true, access: { read: () => false }, admin: { hidden: true } },
  ],
};
