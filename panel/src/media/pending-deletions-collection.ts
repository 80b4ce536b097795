import type { CollectionConfig } from "payload";

import { isAdmin, nobody } from "../access/roles";
import { MENU_GROUPS } from "../access/menu-groups";
import { environment } from "../environment";
import { bilingual, collectionLabels } from "../shared/bilingual";
import { timeField } from "../shared/date-fields";
import type { StoredCollection } from "./bucket-folders";

const STORES = {
  media: bilingual("Arquivo público", "Public file"),
  "entry-photos": bilingual("Foto recebida", "Received photo"),
  "consent-documents": bilingual("Autorização assinada", "Signed consent"),
} satisfies Record<StoredCollection, unknown>;

/** Files of deleted records that the bucket has not deleted yet. Only hooks create records. */
export const pendingDeletions: CollectionConfig = {
  slug: "pending-deletions",
  versions: false,
  labels: collectionLabels(["Exclusão pendente", "Pending deletion"], ["Exclusões pendentes", "Pending deletions"]),
  access: { create: nobody, read: isAdmin, update: nobody, delete: nobody },
  defaultSort: "createdAt",
  admin: {
    group: MENU_GROUPS.system,
    hidden: ({ user }) => environment.s3 === null || user?.role !== "admin",
    useAsTitle: "filename",
    defaultColumns: ["filename", "store", "attempts", "problem", "dueAt"],
    description: bilingual(
      "Arquivos já excluídos do painel que o bucket ainda não apagou. A exclusão é repetida até dar certo; se algo ficar aqui por mais de um dia, confira as permissões do bucket.",
      "Files that are deleted here and that the bucket has not removed yet. The deletion is repeated until it succeeds; if something stays here for more than a day, check the bucket's permissions.",
    ),
  },
  fields: [
    {
      name: "store",
      type: "select",
      required: true,
      label: bilingual("Origem", "Origin"),
      options: Object.entries(STORES).map(([value, label]) => ({ value, label })),
    },
    { name: "filename", type: "text", required: true, index: true, label: bilingual("Arquivo", "File") },
    { name: "attempts", type: "number", required: true, defaultValue: 0, label: bilingual("Tentativas", "Attempts") },
    { name: "problem", type: "text", label: bilingual("Último erro", "Last error") },
    timeField({ name: "dueAt", required: true, index: true, label: bilingual("Próxima tentativa", "Next attempt") }),
  ],
};
