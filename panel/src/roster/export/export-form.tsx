"use client";

import { useConfig, useTranslation } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";

import { Button } from "../../admin/kit/button";
import { Notice } from "../../admin/kit/notice";
import { ProgressBar } from "../../admin/kit/progress-bar";
import styles from "./export-form.module.css";
import type { ExportProgress } from "./export-progress";
import { storeExportTexts } from "./words";

const POLL_MS = 500;

const requestProgress = async (address: string): Promise<ExportProgress | null> => {
  const response = await fetch(address, { credentials: "include" }).catch(() => null);
  return response?.ok === true ? response.json() : null;
};

/** The progress of the export with this key until it ends; null before the first response. */
const useProgress = (api: string, key: string | null): ExportProgress | null => {
  const [answer, setAnswer] = useState<{ key: string; progress: ExportProgress } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    const left = new AbortController();
    const poll = async (): Promise<void> => {
      const progress = await requestProgress(`${api}/desk/export/progress?key=${key}`);
      if (left.signal.aborted) return;
      if (progress !== null) setAnswer({ key, progress });
      if (progress === null || progress.state === "running") setTimeout(() => void poll(), POLL_MS);
    };
    void poll();
    return () => left.abort();
  }, [api, key]);
  return answer?.key === key ? answer.progress : null;
};

/** A link that the browser downloads: unlike a navigation, a refusal does not leave the page. */
const startDownload = (address: string): void => {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
};

export const ExportForm = () => {
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const texts = storeExportTexts(i18n.language);
  const id = useId();
  const [withReceived, setWithReceived] = useState(true);
  const [key, setKey] = useState<string | null>(null);
  const api = config.routes.api;
  const progress = useProgress(api, key);
  const state = key === null ? null : (progress?.state ?? "running");
  const start = (): void => {
    const name = String(Date.now());
    setKey(name);
    startDownload(`${api}/desk/export/store?key=${name}${withReceived ? "" : "&received=no"}`);
  };
  return (
    <div className={styles.form}>
      <label className={styles.choice}>
        <input type="checkbox" checked={withReceived} aria-describedby={id} onChange={({ target }) => setWithReceived(target.checked)} />
        {texts.received}
      </label>
      <p id={id} className={styles.hint}>
        {texts.withoutReceived}
      </p>
      <Button kind="primary" disabled={state === "running"} onClick={start}>
        {texts.download}
      </Button>
      {state === "running" && (
        <>
          <ProgressBar
            label={texts.title}
            done={progress?.done ?? 0}
            total={progress?.total ?? 0}
            text={progress === null || progress.total === 0 ? texts.preparing : texts.progress(progress.done, progress.total)}
          />
          <p className={styles.hint}>{texts.keepOpen}</p>
        </>
      )}
      {state === "done" && (
        <Notice tone="good" isAlert>
          {texts.done}
        </Notice>
      )}
      {state === "failed" && (
        <Notice tone="bad" isAlert>
          {texts.failed}
        </Notice>
      )}
    </div>
  );
};
