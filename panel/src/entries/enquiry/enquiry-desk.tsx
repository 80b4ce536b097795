"use client";

import { useTranslation } from "@payloadcms/ui";
import { type ReactNode, useRef } from "react";

import { useRouter } from "../../admin/kit/next-client";
import type { Assignee } from "../assignees";
import type { EnquiryDetail } from "../enquiry-detail";
import { type EnquiryAction, enquiryActionOf } from "../entry-keys";
import type { StepAddresses } from "../entry-lists";
import type { AnswerWay } from "../entry-update";
import { enquiryMessages } from "../words/enquiries";
import { ContactActions } from "../../admin/kit/contact-actions";
import { NoteForm } from "../components/note-form";
import { RemoveButton } from "../components/remove-button";
import { useEntry } from "../components/use-entry";
import { useKeys } from "../components/use-keys";
import { useSteps } from "../components/use-steps";
import { EnquiryBar } from "./enquiry-bar";
import { EnquiryHandling } from "./enquiry-handling";
import styles from "./enquiry-desk.module.css";

type Props = {
  enquiry: Pick<EnquiryDetail["enquiry"], "id" | "name" | "status" | "assignedTo" | "notes">;
  /** The visitor's language. */
  language: "pt" | "en";
  /** Addresses that open a message or a call to the visitor; null without the contact. */
  contacts: { mail: string | null; whatsapp: string | null; call: string | null };
  assignees: readonly Assignee[];
  /** The id of the signed-in account. */
  account: number;
  /** True for admins. */
  mayRemove: boolean;
  addresses: StepAddresses;
  history: ReactNode;
  /** The message and the selected talents. */
  children: ReactNode;
};

export const EnquiryDesk = ({ enquiry, language, contacts, assignees, account, mayRemove, addresses, history, children }: Props) => {
  const router = useRouter();
  const { i18n } = useTranslation();
  const { step, leave } = useSteps(addresses);
  const { isBusy, send, change } = useEntry(enquiry.id);
  const note = useRef<HTMLTextAreaElement>(null);
  const messages = enquiryMessages(i18n.language);

  const recordAnswer = async (way: AnswerWay): Promise<void> => {
    if ((await send("POST", `/desk/entries/${enquiry.id}/answers`, { way })) !== null) router.refresh();
  };
  const answer = (way: AnswerWay): void => {
    const address = contacts[way];
    if (address === null) return;
    window.open(address, "_blank", "noreferrer");
    void recordAnswer(way);
  };
  const run = (action: EnquiryAction): void => {
    step(action);
    if (action.kind === "note") note.current?.focus();
    if (action.kind === "mail" || action.kind === "whatsapp") answer(action.kind);
    if (isBusy) return;
    if (action.kind === "decide" && action.status !== enquiry.status)
      void change({ status: action.status }, messages.status[action.status]);
    if (action.kind === "assign" && enquiry.assignedTo !== account) void change({ assignedTo: account }, messages.saved);
  };
  useKeys(enquiryActionOf, run);

  const hasContact = Object.values(contacts).some((address) => address !== null);
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>
        <section className={styles.answer} aria-labelledby="answer">
          <h2 id="answer" className={styles.title}>
            {messages.answer}
          </h2>
          <ContactActions
            actions={[
              { label: messages.mail, href: contacts.mail, onOpen: () => void recordAnswer("mail") },
              { label: messages.whatsapp, href: contacts.whatsapp, onOpen: () => void recordAnswer("whatsapp") },
              { label: messages.call, href: contacts.call },
            ]}
          />
          <p className={styles.hint}>
            {hasContact ? messages.answerNote.replace("{language}", messages.languages[language]) : messages.noContact}
          </p>
        </section>
        <EnquiryHandling
          status={enquiry.status}
          assignedTo={enquiry.assignedTo}
          account={account}
          assignees={assignees}
          isBusy={isBusy}
          messages={messages}
          onStatus={(status) => run({ kind: "decide", status })}
          onAssign={(assignedTo) => void change({ assignedTo }, messages.saved)}
        />
        <NoteForm
          ref={note}
          label={messages.note}
          save={messages.saveNote}
          notes={enquiry.notes}
          isBusy={isBusy}
          onSave={(notes) => change({ notes }, messages.noteSaved)}
        />
        {history}
        {mayRemove && (
          <RemoveButton request={["DELETE", `/entries/${enquiry.id}?depth=0`]} name={enquiry.name} messages={messages} onRemoved={leave} />
        )}
      </div>
      <EnquiryBar addresses={addresses} messages={messages} />
    </div>
  );
};
