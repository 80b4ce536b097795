"use client";

import type { KeyboardEvent } from "react";

import { DECLINE_REASONS, type DeclineReason } from "../entry-status";
import type { ApplicationMessages } from "../words/applications";
import { Button } from "../../admin/kit/button";
import { Dialog } from "../../admin/kit/dialog";
import styles from "./decline-dialog.module.css";

type Props = {
  messages: ApplicationMessages;
  onChoose: (reason: DeclineReason) => void;
  onClose: () => void;
};

/** The keys 1 to 7 choose a reason. Mounted only while it is open. */
export const DeclineDialog = ({ messages, onChoose, onClose }: Props) => {
  const chooseByKey = (event: KeyboardEvent): void => {
    const reason = DECLINE_REASONS[Number(event.key) - 1];
    if (reason === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(reason);
  };
  const cancel = <Button onClick={onClose}>{messages.cancel}</Button>;
  return (
    <Dialog title={messages.reason} onClose={onClose} onKeyDown={chooseByKey} actions={cancel}>
      <p className={styles.hint}>{messages.reasonHint}</p>
      <ol className={styles.list}>
        {DECLINE_REASONS.map((reason, index) => (
          <li key={reason}>
            <button type="button" className={styles.reason} aria-keyshortcuts={String(index + 1)} onClick={() => onChoose(reason)}>
              <kbd className={styles.key}>{index + 1}</kbd> {messages.reasons[reason]}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
};
