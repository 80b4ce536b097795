"use client";

import { useTranslation } from "@payloadcms/ui";
import { type ReactNode, useRef, useState } from "react";

import type { Answer } from "../answers/answer";
import { AnswerActions } from "../answers/answer-actions";
import type { MessageWay } from "../answers/answer-dialog";
import type { Assignee } from "../assignees";
import type { EnquiryDetail } from "../enquiry-detail";
import { type EnquiryAction, enquiryActionOf } from "../entry-keys";
import type { StepAddresses } from "../entry-lists";
import { enquiryMessages } from "../words/enquiries";
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
  answer: Answer;
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

export const EnquiryDesk = ({ enquiry, answer, assignees, account, mayRemove, addresses, history, children }: Props) => {
  const { i18n } = useTranslation();
  const { step, leave } = useSteps(addresses);
  const { isBusy, change } = useEntry(enquiry.id);
  const [way, setWay] = useState<MessageWay | null>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const messages = enquiryMessages(i18n.language);

  const run = (action: EnquiryAction): void => {
    step(action);
    if (action.kind === "note") note.current?.focus();
    if (action.kind === "mail" || action.kind === "whatsapp") setWay(action.kind);
    if (isBusy) return;
    if (action.kind === "decide" && action.status !== enquiry.status)
      void change({ status: action.status }, messages.status[action.status]);
    if (action.kind === "assign" && enquiry.assignedTo !== account) void change({ assignedTo: account }, messages.saved);
  };
  useKeys(enquiryActionOf, run);

  const hasContact = Object.values(answer.contacts).some((address) => address !== null);
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>
        <section className={styles.answer} aria-labelledby="answer">
          <h2 id="answer" className={styles.title}>
            {messages.answer}
          </h2>
          <AnswerActions
            answer={answer}
            messages={messages}
            way={way}
            onWay={setWay}
            onStatus={(status) => run({ kind: "decide", status })}
          />
          {!hasContact && <p className={styles.hint}>{messages.noContact}</p>}
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
