import type { Payload } from "payload";

import type { EntryKind } from "../contract/entry";
import { entryPath } from "./entry-lists";
import { environment } from "../environment";

const FORM_NAMES: Readonly<Record<EntryKind, string>> = {
  contact: "Contato",
  workshopContact: "Workshop",
  getScouted: "Seja modelo",
};

/** The mail contains a link and no personal data. */
export const sendEntryNotification = (payload: Payload, { id, kind }: { id: number; kind: EntryKind }): void => {
  const { mail, adminUrl } = environment;
  if (mail === null || mail.notifyTo === null) return;
  payload
    .sendEmail({
      to: mail.notifyTo,
      subject: `Novo recebido: ${FORM_NAMES[kind]}`,
      text: `Um novo formulário chegou (${FORM_NAMES[kind]}).\n\n${adminUrl}/admin${entryPath({ id, kind })}\n`,
    })
    .catch((error: unknown) => payload.logger.error({ err: error }, "The notification of a new entry could not be sent"));
};
