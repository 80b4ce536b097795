"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";

import { DECLINE_REASONS, type DeclineReason } from "../../../desk/application-status";
import type { ApplicationMessages } from "../../../messages/applications";
import styles from "./decline-dialog.module.css";

type Props = {
  messages: ApplicationMessages;
  onChoose: (reason: DeclineReason) => void;
  onClose: () => void;
};

/** Asks for the reason for declining; the keys 1 to 7 choose one. Mounted while it is open. */
export const DeclineDialog = ({ messages, onChoose, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const chooseByKey = (event: KeyboardEvent): void => {
    const reason = DECLINE_REASONS[Number(event.key) - 1];
    if (reason === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(reason);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="decline-reason" onClose={onClose} onKeyDown={chooseByKey}>
      <h2 id="decline-reason" className={styles.title}>
        {messages.reason}
      </h2>
      <ol className={styles.list}>
        {DECLINE_REASONS.map((reason, index) => (
          <li key={reason}>
            <button type="button" className={styles.reason} aria-keyshortcuts={String(index + 1)} onClick={() => onChoose(reason)}>
              <kbd className={styles.key}>{index + 1}</kbd> {messages.reasons[reason]}
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className={styles.cancel} onClick={() => dialog.current?.close()}>
        {messages.cancel}
      </button>
    </dialog>
  );
};
