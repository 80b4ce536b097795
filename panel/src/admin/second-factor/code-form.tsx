"use client";

import { Button } from "@payloadcms/ui";
import { type CSSProperties, type FormEvent, useState } from "react";

import type { Words } from "./words";

const INPUT: CSSProperties = {
  width: "100%",
  padding: "0.7rem 0.9rem",
  fontSize: "1.25rem",
  letterSpacing: "0.12em",
  color: "var(--theme-text)",
  background: "var(--theme-input-bg)",
  border: "1px solid var(--theme-elevation-250)",
  borderRadius: "var(--style-radius-s)",
};

type Action = { label: string; style?: "primary" | "secondary"; run: (code: string) => Promise<void> };

type Props = {
  words: Words;
  error: string | null;
  isBusy: boolean;
  /** The first is what Enter does. */
  actions: readonly [Action, ...Action[]];
};

/** One field for a code, and what can be done with it. */
export const CodeForm = ({ words, error, isBusy, actions }: Props) => {
  const [code, setCode] = useState("");
  const run = (action: Action): void => void action.run(code).then(() => setCode(""));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code !== "" && !isBusy) run(actions[0]);
  };
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor="second-factor-code" style={{ display: "block", marginBottom: "0.4rem" }}>
        {words.code}
      </label>
      <input
        id="second-factor-code"
        style={INPUT}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={error !== null}
        aria-describedby="second-factor-error"
      />
      <p id="second-factor-error" role="alert" style={{ minHeight: "1.5em", margin: "0.4rem 0", color: "var(--theme-error-500)" }}>
        {error}
      </p>
      <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem" }}>
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
