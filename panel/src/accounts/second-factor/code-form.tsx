"use client";

import { type FormEvent, useState } from "react";

import type { SecondFactorMessages } from "./words";
import { Button } from "../../admin/kit/button";
import { TextField } from "../../admin/kit/field-row";
import styles from "./code-form.module.css";

type Action = { label: string; run: (code: string) => Promise<void> };

type Props = {
  messages: SecondFactorMessages;
  error: string | null;
  isBusy: boolean;
  /** The first one also runs on Enter. */
  actions: readonly [Action, ...Action[]];
};

/** Accepts a code of the app or a recovery code. */
export const CodeForm = ({ messages, error, isBusy, actions }: Props) => {
  const [code, setCode] = useState("");
  const run = (action: Action): void => void action.run(code).then(() => setCode(""));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code !== "" && !isBusy) run(actions[0]);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <div className={styles.code}>
        <TextField
          label={messages.code}
          error={error ?? undefined}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <div className={styles.actions}>
        {actions.map((action, index) => (
          <Button
            key={action.label}
            type={index === 0 ? "submit" : "button"}
            kind={index === 0 ? "primary" : "secondary"}
            disabled={isBusy || code === ""}
            {...(index === 0 ? {} : { onClick: () => run(action) })}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </form>
  );
};
