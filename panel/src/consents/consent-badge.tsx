"use client";

import { useAuth, useConfig, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";

import type { ConsentStateReply } from "./state-endpoint";
import { consentMessages } from "./words";
import { ButtonLink } from "../admin/kit/button";
import { Chip } from "../admin/kit/chip";
import type { Tone } from "../admin/kit/tone";
import styles from "./consent-badge.module.css";

const fetchState = async (address: string): Promise<ConsentStateReply | null> => {
  try {
    const response = await fetch(address, { credentials: "include" });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
};

/**
 * Fetched again after each save, which may change the birthdate. Null until the first response, and for a talent that is not stored yet.
 */
const useConsentState = (): ConsentStateReply | null => {
  const { config } = useConfig();
  const { id, lastUpdateTime } = useDocumentInfo();
  const [reply, setReply] = useState<ConsentStateReply | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let isUnmounted = false;
    void fetchState(`${config.routes.api}/talents/${id}/consent-state`).then((answer) => {
      if (!isUnmounted) setReply(answer);
    });
    return () => {
      isUnmounted = true;
    };
  }, [config.routes.api, id, lastUpdateTime]);
  return reply;
};

const ConsentLinks = ({ show, record }: { show: string; record: string }) => {
  const { config } = useConfig();
  const { id } = useDocumentInfo();
  const { permissions } = useAuth();
  if (!permissions?.collections?.consents?.create) return null;
  const consents = `${config.routes.admin}/collections/consents`;
  return (
    <p className={styles.links}>
      <ButtonLink kind="quiet" href={`${consents}?where[talent][equals]=${id}`}>
        {show}
      </ButtonLink>
      <ButtonLink kind="quiet" href={`${consents}/create`}>
        {record}
      </ButtonLink>
    </p>
  );
};

const toneOf = ({ state, allowsPublishing }: ConsentStateReply): Tone => {
  if (state === "valid" || state === "not-needed") return "good";
  return allowsPublishing ? "care" : "bad";
};

/** Rendered beside a talent's publish button. */
export const ConsentBadge = () => {
  const { i18n } = useTranslation();
  const reply = useConsentState();
  if (reply === null) return null;
  const { state, explanation, show, record } = consentMessages(reply, i18n.language);
  return (
    <details className={styles.disclosure}>
      <summary className={styles.line}>
        <Chip tone={toneOf(reply)}>
          <span role="status">{state}</span>
        </Chip>
      </summary>
      <div className={styles.details}>
        <p className={styles.explanation}>{explanation}</p>
        <ConsentLinks show={show} record={record} />
      </div>
    </details>
  );
};
