import type { Payload } from "payload";

import type { EntryKind } from "../contract/entry";
import { environment } from "../environment";

const KINDS: Readonly<Record<EntryKind, string>> = {
  contact: "Contato",
  workshopContact: "Workshop",
  getScouted: "Seja modelo",
};

/** Tells the agency that something arrived. E-mail is not a place for personal data, so it says where to look, no more. */
export const notifyOfEntry = (payload: Payload, { id, kind }: { id: number; kind: EntryKind }): void => {
  const { mail, adminUrl } = environment;
  if (mail === null || mail.notifyTo === null) return;
  payload
    .sendEmail({
      to: mail.notifyTo,
      subject: `Novo recebido: ${KINDS[kind]}`,
      text: `Um novo formulário chegou (${KINDS[kind]}).\n\n${adminUrl}/admin/collections/entries/${id}\n`,
    })
    .catch((error: unknown) => payload.logger.error({ err: error }, "The notice of a new entry could not be sent"));
};
