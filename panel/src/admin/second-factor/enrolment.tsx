"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";

import { CodeForm } from "./code-form";
import { RecoveryCodes } from "./recovery-codes";
import { Stack } from "./stack";
import { type Reply, useSecondFactor } from "./use-second-factor";

/** Sets the second factor up: QR code, first code, recovery codes; then goes to `next`. */
export const Enrolment = ({ next }: { next: string }) => {
  const { words, error, isBusy, post } = useSecondFactor();
  const [secret, setSecret] = useState<Reply | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const confirm = async (code: string): Promise<void> => {
    const reply = await post("/confirm", { code });
    if (reply?.recoveryCodes !== undefined) setCodes(reply.recoveryCodes);
  };

  if (codes !== null) return <RecoveryCodes words={words} codes={codes} onSaved={() => window.location.assign(next)} />;
  if (secret?.qrCode === undefined) {
    return (
      <Stack>
        <p>{words.intro}</p>
        {error === null ? null : (
          <p role="alert" style={{ color: "var(--theme-error-500)" }}>
            {error}
          </p>
        )}
        <Button margin={false} disabled={isBusy} onClick={() => void post("/begin").then(setSecret)}>
          {words.start}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack>
      <p>{words.scan}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(secret.qrCode)}`}
        alt="QR"
        style={{ display: "block", width: "min(15rem, 100%)", margin: "1rem auto", background: "#fff" }}
      />
      <p>
        <a href={secret.address}>{words.openApp}</a>
      </p>
      <p>
        {words.key}: <code style={{ overflowWrap: "anywhere" }}>{secret.secret}</code>
      </p>
      <p>{words.thenCode}</p>
      <CodeForm words={words} error={error} isBusy={isBusy} actions={[{ label: words.confirm, run: confirm }]} />
    </Stack>
  );
};
