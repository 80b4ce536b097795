"use client";

import { toast } from "@payloadcms/ui";
import { type KeyboardEvent, useState } from "react";

import { withChatText } from "../../../../src/domain/chat-text";
import { Button, ButtonLink } from "../../admin/kit/button";
import { Dialog } from "../../admin/kit/dialog";
import { SelectField, TextAreaField, TextField } from "../../admin/kit/field-row";
import { useRouter } from "../../admin/kit/next-client";
import { useDeskRequest } from "../../admin/kit/use-desk-request";
import { mailLink } from "../contact-links";
import { ENTRY_STATUSES, type EntryStatus } from "../entry-status";
import type { EntryMessages, StatusMessages } from "../words/entries";
import type { Answer } from "./answer";
import type { AnswerTemplate } from "./read-templates";
import { fillTemplate } from "./fill-template";
import styles from "./answers.module.css";
import { MAX_LINK_LENGTH, MAX_SUBJECT_LENGTH, MAX_TEXT_LENGTH, type TemplateName } from "./templates";

/** How the message leaves the panel. */
export type MessageWay = "mail" | "whatsapp";

export type AnswerProps = {
  answer: Answer;
  messages: EntryMessages & StatusMessages;
  onStatus: (status: EntryStatus) => void;
};

export type Texts = Partial<Record<TemplateName, string>>;

type Props = AnswerProps & {
  way: MessageWay;
  /** Written in place of the templates' texts; they stay when the dialog is closed. */
  texts: Texts;
  onTexts: (texts: Texts) => void;
  onClose: () => void;
};

/** The one that fits the current status, or the first one. */
const suggestedOf = ({ templates, status }: Answer): AnswerTemplate | undefined =>
  templates.find((template) => template.status === status) ?? templates[0];

/** Never an earlier status; null when there is none to offer. */
const nextStatus = (now: EntryStatus, template: AnswerTemplate): EntryStatus | null => {
  const next = template.status ?? "seen";
  return ENTRY_STATUSES.indexOf(next) > ENTRY_STATUSES.indexOf(now) ? next : null;
};

/** A text that is too long for a link is left out. */
const linkToMailProgram = (email: string, mail: { subject: string; body: string }): { href: string; isTooLong: boolean } => {
  const href = mailLink(email, mail);
  const isTooLong = href.length > MAX_LINK_LENGTH;
  return { href: isTooLong ? mailLink(email, { ...mail, body: "" }) : href, isTooLong };
};

/**
 * Writes a message from a template. Control or Command with Enter sends or opens it. Then offers the next status. Mounted only while
 * it is open.
 */
export const AnswerDialog = ({ answer, way, texts, messages, onTexts, onStatus, onClose }: Props) => {
  const router = useRouter();
  const { isBusy, send } = useDeskRequest();
  const [name, setName] = useState<TemplateName | undefined>(suggestedOf(answer)?.name);
  const [subject, setSubject] = useState(answer.subject);
  const [offered, setOffered] = useState<EntryStatus | null>(null);

  const template = answer.templates.find((candidate) => candidate.name === name);
  if (template === undefined) return null;
  const composed = [fillTemplate(template.body, answer.values), answer.quote].filter(Boolean).join("\n\n");
  const text = texts[template.name] ?? composed;
  const { contacts, replyTo } = answer;
  const isSent = way === "mail" && replyTo !== null;

  const finish = (): void => {
    const status = nextStatus(answer.status, template);
    onTexts({});
    router.refresh();
    if (status !== null) return setOffered(status);
    if (isSent) toast.success(messages.mailSent);
    onClose();
  };
  const record = async (): Promise<void> => {
    if ((await send("POST", `/desk/entries/${answer.entry}/answers`, { way, template: template.name })) !== null) finish();
  };
  const sendMail = async (): Promise<void> => {
    if ((await send("POST", `/desk/entries/${answer.entry}/mail`, { template: template.name, subject, text })) !== null) finish();
  };
  const pressPrimary = (event: KeyboardEvent<HTMLDialogElement>): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
      event.currentTarget.querySelector<HTMLElement>("[data-kind='primary']")?.click();
  };

  if (offered !== null) {
    const choices = (
      <>
        <Button kind="primary" onClick={() => onStatus(offered)}>
          {messages.setStatus.replace("{status}", messages.status[offered])}
        </Button>
        <Button onClick={onClose}>{messages.keepStatus}</Button>
      </>
    );
    return (
      <Dialog key="after" title={isSent ? messages.mailSent : messages.events.answered} onClose={onClose} actions={choices}>
        {messages.afterAnswerText.replace("{status}", messages.status[answer.status])}
      </Dialog>
    );
  }

  const link =
    way === "mail"
      ? linkToMailProgram(contacts.mail ?? "", { subject, body: text })
      : { href: withChatText(contacts.whatsapp ?? "", text), isTooLong: false };
  const actions = (
    <>
      {isSent ? (
        <Button kind="primary" disabled={isBusy} onClick={() => void sendMail()}>
          {messages.sendMail}
        </Button>
      ) : (
        <ButtonLink kind="primary" href={link.href} isExternal onOpen={() => void record()}>
          {way === "mail" ? messages.openMail : messages.openWhatsapp}
        </ButtonLink>
      )}
      <Button onClick={onClose}>{messages.cancel}</Button>
    </>
  );
  return (
    <Dialog key="message" title={`${messages[way]}: ${answer.name}`} isWide onClose={onClose} onKeyDown={pressPrimary} actions={actions}>
      <div className={styles.fields}>
        <SelectField
          label={messages.template}
          value={template.name}
          onChange={({ target }) => setName(answer.templates.find((candidate) => candidate.name === target.value)?.name)}
          options={answer.templates.map((candidate) => ({ value: candidate.name, label: messages.templates[candidate.name] }))}
        />
        {way === "mail" && (
          <TextField
            label={messages.subject}
            lang={answer.language}
            maxLength={MAX_SUBJECT_LENGTH}
            value={subject}
            onChange={({ target }) => setSubject(target.value)}
          />
        )}
        <TextAreaField
          label={messages.text}
          rows={8}
          lang={answer.language}
          maxLength={MAX_TEXT_LENGTH}
          hint={messages.textLanguage[answer.language]}
          error={link.isTooLong && !isSent ? messages.tooLong : undefined}
          value={text}
          onChange={({ target }) => onTexts({ ...texts, [template.name]: target.value })}
        />
        {isSent && <p className={styles.replyTo}>{messages.replyTo.replace("{address}", () => replyTo)}</p>}
      </div>
    </Dialog>
  );
};
