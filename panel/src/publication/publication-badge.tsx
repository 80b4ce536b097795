"use client";

import { useAuth, useConfig, useDocumentEvents, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";

import { MENU_GROUPS } from "../access/menu-groups";
import { isRecord } from "../../../src/lib/json";
import { publicationMessage } from "./words";
import type { PublicationStatus } from "./publication-status";
import { UNUSED_WHEN_NEW } from "./unused-when-new";
import styles from "./publication-badge.module.css";

const POLL_WHILE_PUBLISHING_MS = 3_000;
const POLL_MS = 10_000;

/** Null for accounts that may not read the status. */
const fetchStatus = async (apiRoute: string): Promise<PublicationStatus | null> => {
  try {
    const response = await fetch(`${apiRoute}/publication-status`, { credentials: "include" });
    if (response.status === 403) return null;
    return response.ok ? await response.json() : { state: "unknown" };
  } catch {
    return { state: "unknown" };
  }
};

/** Polls while the tab is visible; null until the first response, and for accounts that may not read the status. */
const usePublicationStatus = (isAllowed: boolean): PublicationStatus | null => {
  const { config } = useConfig();
  const [status, setStatus] = useState<PublicationStatus | null>(null);
  useEffect(() => {
    if (!isAllowed) return;
    let timer: ReturnType<typeof setTimeout>;
    let isUnmounted = false;
    const poll = async (): Promise<void> => {
      const answer = document.hidden ? undefined : await fetchStatus(config.routes.api);
      if (isUnmounted || answer === null) return;
      if (answer !== undefined) setStatus(answer);
      timer = setTimeout(() => void poll(), answer?.state === "publishing" ? POLL_WHILE_PUBLISHING_MS : POLL_MS);
    };
    void poll();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [config.routes.api, isAllowed]);
  return status;
};

/** The time of the last save in this tab that changes what the site shows; null for none. */
const useOwnChange = (): string | null => {
  const { mostRecentUpdate } = useDocumentEvents();
  const { config } = useConfig();
  if (mostRecentUpdate === null) return null;
  const { doc, entitySlug, operation, updatedAt } = mostRecentUpdate;
  if (operation === "create" && UNUSED_WHEN_NEW.includes(entitySlug)) return null;
  const entity = [...config.collections, ...config.globals].find(({ slug }) => slug === entitySlug);
  const group: unknown = entity?.admin.group;
  const isOnSite = isRecord(group) && group.pt !== MENU_GROUPS.system.pt && !(doc && "_status" in doc && doc._status === "draft");
  return isOnSite ? (updatedAt ?? null) : null;
};

/** In the header of every screen, for accounts that may publish: whether the site shows the published content, and the change just made. */
export const PublicationBadge = () => {
  const { i18n } = useTranslation();
  const { permissions } = useAuth();
  const status = usePublicationStatus(permissions?.collections?.talents?.update !== undefined);
  const change = useOwnChange();
  if (status === null) return null;
  const { summary, details } = publicationMessage(status, i18n.language, { change });
  const line = (
    <>
      <span aria-hidden className={styles.dot} data-state={status.state} />
      <span role="status" title={summary} className={styles.summary}>
        {summary}
      </span>
    </>
  );
  return (
    <details className={styles.disclosure}>
      <summary className={styles.line}>{line}</summary>
      <p className={styles.details}>
        {summary}. {details}
      </p>
    </details>
  );
};
