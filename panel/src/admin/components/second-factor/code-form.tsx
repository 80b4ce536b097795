"use client";

import { Button } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";

import type { SecondFactorMessages } from "../../../messages/second-factor";
import styles from "./code-form.module.css";

type Action = { label: string; style?: "primary" | "secondary"; run: (code: string) => Promise<void> };

type Props = {
  messages: SecondFactorMessages;
  error: string | null;
  isBusy: boolean;
  /** The first one also runs on Enter. */
  actions: readonly [Action, ...Action[]];
};

/** A field for a code of the app or a recovery code, with a button for each action. */
export const CodeForm = ({ messages, error, isBusy, actions }: Props) => {
  const [code, setCode] = useState("");
  const run = (action: Action): void => void action.run(code).then(() => setCode(""));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code !== "" && !isBusy) run(actions[0]);
  };
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor="second-factor-code" className={styles.label}>
        {messages.code}
      </label>
      <input
        id="second-factor-code"
        className={styles.input}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={error !== null}
        aria-describedby="second-factor-error"
      />
      <p id="second-factor-error" role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.actions}>
        {actions.map((action, index) => (
          <Button
            key={action.label}
            type={index === 0 ? "submit" : "button"}
            buttonStyle={action.style ?? "primary"}
            margin={false}
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
