"use client";

import { useState } from "react";

import { Button, ButtonLink } from "../../admin/kit/button";
import { AnswerDialog, type AnswerProps, type MessageWay, type Texts } from "./answer-dialog";
import styles from "./answers.module.css";

type Props = AnswerProps & {
  /** The message that is being written; null for none. */
  way: MessageWay | null;
  onWay: (way: MessageWay | null) => void;
};

const WAYS = ["whatsapp", "mail"] as const;

/** A button for each contact that the person left. */
export const AnswerActions = ({ way, onWay, ...props }: Props) => {
  const { answer, messages, onStatus } = props;
  const { contacts } = answer;
  const [texts, setTexts] = useState<Texts>({});
  const setStatus: AnswerProps["onStatus"] = (status) => {
    onWay(null);
    onStatus(status);
  };
  return (
    <div className={styles.actions}>
      {WAYS.filter((candidate) => contacts[candidate] !== null).map((candidate) => (
        <Button key={candidate} onClick={() => onWay(candidate)}>
          {messages[candidate]}
        </Button>
      ))}
      {contacts.call !== null && (
        <ButtonLink href={contacts.call} isExternal>
          {messages.call}
        </ButtonLink>
      )}
      {way !== null && contacts[way] !== null && (
        <AnswerDialog key={way} {...props} way={way} texts={texts} onTexts={setTexts} onStatus={setStatus} onClose={() => onWay(null)} />
      )}
    </div>
  );
};
