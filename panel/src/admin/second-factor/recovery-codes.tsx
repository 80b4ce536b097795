"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";

import type { Words } from "./words";

type Props = { words: Words; codes: readonly string[]; onSaved: () => void };

/** The recovery codes, shown once. */
export const RecoveryCodes = ({ words, codes, onSaved }: Props) => {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    // A browser offers no clipboard to pages without TLS; the codes can still be selected or printed.
    await navigator.clipboard?.writeText(codes.join("\n"));
    setIsCopied(navigator.clipboard !== undefined);
  };
  return (
    <section aria-labelledby="recovery-codes-title">
      <style>{"@media print { .second-factor__actions, .template-minimal__wrap > :not(section) { display: none } }"}</style>
      <h2 id="recovery-codes-title">{words.codesTitle}</h2>
      <p>{words.codesIntro}</p>
      <ul
        id="recovery-codes"
        style={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
          gap: "0.5rem 1rem",
          margin: "1.5rem 0",
          padding: "1rem",
          listStyle: "none",
          fontFamily: "monospace",
          fontSize: "1.05rem",
          background: "var(--theme-elevation-50)",
          border: "1px solid var(--theme-elevation-150)",
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="second-factor__actions" style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem" }}>
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button margin={false} onClick={onSaved}>
          {words.saved}
        </Button>
      </div>
    </section>
  );
};
