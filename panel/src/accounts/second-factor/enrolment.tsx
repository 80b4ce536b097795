"use client";

import { useState } from "react";

import { Button } from "../../admin/kit/button";
import { Notice } from "../../admin/kit/notice";
import { Stack } from "../../admin/kit/stack";
import { CodeForm } from "./code-form";
import styles from "./enrolment.module.css";
import { RecoveryCodes } from "./recovery-codes";
import { type Reply, useSecondFactor } from "./use-second-factor";

/** QR code, first code, recovery codes; then navigates to `next`. */
export const Enrolment = ({ next }: { next: string }) => {
  const { messages, error, isBusy, post } = useSecondFactor();
  const [secret, setSecret] = useState<Reply | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const confirm = async (code: string): Promise<void> => {
    const reply = await post("/confirm", { code });
    if (reply?.recoveryCodes !== undefined) setCodes(reply.recoveryCodes);
  };

  if (codes !== null) return <RecoveryCodes messages={messages} codes={codes} onSaved={() => window.location.assign(next)} />;
  if (secret?.qrCode === undefined) {
    return (
      <Stack>
        <p className={styles.line}>{messages.intro}</p>
        {error === null ? null : (
          <Notice tone="bad" isAlert>
            {error}
          </Notice>
        )}
        <p className={styles.start}>
          <Button kind="primary" disabled={isBusy} onClick={() => void post("/begin").then(setSecret)}>
            {messages.setUp}
          </Button>
        </p>
      </Stack>
    );
  }
  return (
    <Stack>
      <p className={styles.line}>{messages.scan}</p>
      <img src={`data:image/svg+xml,${encodeURIComponent(secret.qrCode)}`} alt="QR" className={styles.qrCode} />
      <p className={styles.line}>
        <a href={secret.address}>{messages.openApp}</a>
      </p>
      <p className={styles.line}>
        {messages.key}: <code className={styles.key}>{secret.secret}</code>
      </p>
      <p className={styles.line}>{messages.thenEnterCode}</p>
      <CodeForm messages={messages} error={error} isBusy={isBusy} actions={[{ label: messages.confirm, run: confirm }]} />
    </Stack>
  );
};
