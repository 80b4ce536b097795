"use client";

import { useConfig, useTranslation } from "@payloadcms/ui";
import { type CSSProperties, useEffect, useState } from "react";

import type { PublicationStatus } from "../publish/publication-status";
import { publicationWords } from "./publication-words";

const WHILE_PUBLISHING_MS = 3_000;
const OTHERWISE_MS = 10_000;

const COLOURS: Readonly<Record<PublicationStatus["state"], string>> = {
  publishing: "var(--theme-warning-500)",
  live: "var(--theme-success-500)",
  failed: "var(--theme-error-500)",
  unknown: "var(--theme-elevation-400)",
};

const LINE: CSSProperties = {
  display: "flex",
  alignItems: "center",
  gap: "0.5em",
  fontSize: "0.85rem",
  listStyle: "none",
  whiteSpace: "nowrap",
};
/** A telephone's head has room for the line's beginning beside the language; the whole is its title. */
const WORDS: CSSProperties = { maxWidth: "max(5rem, calc(100vw - 19rem))", overflow: "hidden", textOverflow: "ellipsis" };
const MORE: CSSProperties = {
  position: "absolute",
  right: 0,
  zIndex: 10,
  width: "20rem",
  padding: "1rem",
  background: "var(--theme-bg)",
  border: "1px solid var(--theme-elevation-150)",
};

const askStatus = async (api: string): Promise<PublicationStatus | null> => {
  try {
    const response = await fetch(`${api}/publication-status`, { credentials: "include" });
    if (response.status === 403) return null;
    return response.ok ? await response.json() : { state: "unknown" };
  } catch {
    return { state: "unknown" };
  }
};

/** The status as it is now, asked for again while the screen is looked at; null for whom it does not concern. */
const usePublicationStatus = (): PublicationStatus | null => {
  const { config } = useConfig();
  const [status, setStatus] = useState<PublicationStatus | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const answer = document.hidden ? undefined : await askStatus(config.routes.api);
      if (isLeft || answer === null) return;
      if (answer !== undefined) setStatus(answer);
      timer = setTimeout(() => void ask(), answer?.state === "publishing" ? WHILE_PUBLISHING_MS : OTHERWISE_MS);
    };
    void ask();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [config.routes.api]);
  return status;
};

/** In the head of every screen: whether what was published is on the site. */
export const PublicationBadge = () => {
  const { i18n } = useTranslation();
  const status = usePublicationStatus();
  if (status === null) return null;
  const { line, more } = publicationWords(status, i18n.language);
  const dot = <span aria-hidden style={{ width: "0.6em", height: "0.6em", borderRadius: "50%", background: COLOURS[status.state] }} />;
  const words = (
    <>
      {dot}
      <span role="status" title={line} style={WORDS}>
        {line}
      </span>
    </>
  );
  if (more === null) return <div style={LINE}>{words}</div>;
  return (
    <details style={{ position: "relative" }}>
      <summary style={{ ...LINE, cursor: "pointer" }}>{words}</summary>
      <p style={MORE}>{more}</p>
    </details>
  );
};
