import type { CollectionConfig } from "payload";

import { isAdmin, nobody } from "../access/roles";
import { environment } from "../environment";
import { GROUPS, names, words } from "../fields/words";

/** Files in a bucket whose record is deleted and that the bucket has not confirmed as deleted yet. Written by hooks alone. */
export const pendingDeletions: CollectionConfig = {
  slug: "pending-deletions",
  labels: names(["Exclusão pendente", "Pending deletion"], ["Exclusões pendentes", "Pending deletions"]),
  access: { create: nobody, read: isAdmin, update: nobody, delete: nobody },
  defaultSort: "createdAt",
  admin: {
    group: GROUPS.house,
    hidden: ({ user }) => environment.s3 === null || user?.role !== "admin",
    useAsTitle: "filename",
    defaultColumns: ["filename", "store", "attempts", "problem", "dueAt"],
    description: words(
      "Arquivos já excluídos do painel que o bucket ainda não apagou. A exclusão é repetida até dar certo; se algo ficar aqui por mais de um dia, confira as permissões do bucket.",
      "Files that are deleted here and that the bucket has not removed yet. The deletion is repeated until it succeeds; if something stays here for more than a day, check the bucket's permissions.",
    ),
  },
  fields: [
    {
      name: "store",
      type: "select",
      required: true,
      label: words("Origem", "Origin"),
      options: [
        { value: "media", label: words("Arquivo público", "Public file") },
        { value: "entry-photos", label: words("Foto recebida", "Received photo") },
      ],
    },
    { name: "filename", type: "text", required: true, index: true, label: words("Arquivo", "File") },
    { name: "attempts", type: "number", required: true, defaultValue: 0, label: words("Tentativas", "Attempts") },
    { name: "problem", type: "text", label: words("Último erro", "Last error") },
    { name: "dueAt", type: "date", required: true, index: true, label: words("Próxima tentativa", "Next attempt") },
  ],
};
