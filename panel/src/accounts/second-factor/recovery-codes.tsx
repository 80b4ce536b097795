"use client";

import { useState } from "react";

import type { SecondFactorMessages } from "./words";
import { Button } from "../../admin/kit/button";
import styles from "./recovery-codes.module.css";

type Props = { messages: SecondFactorMessages; codes: readonly string[]; onSaved: () => void };

/** Shown only once: the server stores hashes. */
export const RecoveryCodes = ({ messages, codes, onSaved }: Props) => {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    // Without TLS a browser has no clipboard API; the codes can still be selected or printed.
    await navigator.clipboard?.writeText(codes.join("\n"));
    setIsCopied(navigator.clipboard !== undefined);
  };
  return (
    <section aria-labelledby="recovery-codes-title" className={styles.section}>
      <h2 id="recovery-codes-title">{messages.recoveryCodesTitle}</h2>
      <p>{messages.recoveryCodesIntro}</p>
      <ul id="recovery-codes" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{isCopied ? messages.copied : messages.copy}</Button>
        <Button onClick={() => window.print()}>{messages.print}</Button>
        <Button kind="primary" onClick={onSaved}>
          {messages.continueAfterSaving}
        </Button>
      </div>
    </section>
  );
};
