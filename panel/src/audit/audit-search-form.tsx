"use client";

import { type FormEvent, useEffect, useState } from "react";

import type { FoundEvent } from "./search-endpoint";
import { auditMessages, type AuditMessages } from "./words";
import { Button } from "../admin/kit/button";
import { DataTable } from "../admin/kit/data-table";
import { FieldRow, TextField } from "../admin/kit/field-row";
import { Notice } from "../admin/kit/notice";
import styles from "./audit-search.module.css";

type Props = {
  /** Address of the collection's API. */
  api: string;
  /** Path of the admin. */
  admin: string;
  language: string;
};

type Answer = { docs: FoundEvent[]; isTruncated: boolean };

const requestRecords = async (api: string, person: string): Promise<Answer | null> => {
  const body = JSON.stringify({ person });
  const response = await fetch(`${api}/search`, { method: "POST", headers: { "Content-Type": "application/json" }, body }).catch(
    () => null,
  );
  return response?.ok === true ? response.json() : null;
};

/** Records that could not be written yet; 0 when the request fails. */
const requestWaiting = async (api: string): Promise<number> => {
  const response = await fetch(`${api}/waiting`).catch(() => null);
  const body: { waiting?: number } = response?.ok === true ? await response.json() : {};
  return body.waiting ?? 0;
};

const Result = ({ answer, messages, admin, language }: { answer: Answer; messages: AuditMessages } & Omit<Props, "api">) => {
  if (answer.docs.length === 0) return <Notice>{messages.none}</Notice>;
  const [when, account, action, store, records, detail] = messages.columns;
  const time = new Intl.DateTimeFormat(language === "en" ? "en-GB" : "pt-BR", { dateStyle: "short", timeStyle: "medium" });
  return (
    <>
      {answer.isTruncated && <Notice tone="care">{messages.truncated}</Notice>}
      <DataTable
        caption={messages.title}
        columns={[
          { key: "when", label: when },
          { key: "account", label: account },
          { key: "action", label: action },
          { key: "store", label: store },
          { key: "records", label: records },
          { key: "detail", label: detail },
        ]}
        rows={answer.docs.map((event) => ({
          id: event.id,
          cells: {
            when: <a href={`${admin}/collections/audit-events/${event.id}`}>{time.format(new Date(event.createdAt))}</a>,
            ...event.words,
          },
        }))}
      />
    </>
  );
};

/** Finds the records of reads, changes, exports and deletions of one person's data. */
export const AuditSearchForm = ({ api, admin, language }: Props) => {
  const messages = auditMessages(language);
  const [person, setPerson] = useState("");
  const [answer, setAnswer] = useState<Answer | "failed" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(0);

  useEffect(() => void requestWaiting(api).then(setWaiting), [api]);

  const search = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setAnswer((await requestRecords(api, person)) ?? "failed");
    setBusy(false);
  };

  return (
    <section aria-labelledby="audit-search" className={styles.box}>
      {waiting > 0 && (
        <Notice tone="bad" isAlert>
          {messages.waiting(waiting)}
        </Notice>
      )}
      <h2 id="audit-search" className={styles.title}>
        {messages.title}
      </h2>
      <form className={styles.form} onSubmit={(event) => void search(event)}>
        <FieldRow>
          <TextField
            label={messages.field}
            type="search"
            required
            maxLength={200}
            autoComplete="off"
            value={person}
            onChange={({ target }) => setPerson(target.value)}
          />
          <Button type="submit" kind="primary" disabled={isBusy}>
            {messages.search}
          </Button>
        </FieldRow>
        <p className={styles.explanation}>{messages.explanation}</p>
      </form>
      <div aria-live="polite">
        {answer === "failed" && <Notice tone="bad">{messages.failed}</Notice>}
        {answer !== null && answer !== "failed" && <Result answer={answer} messages={messages} admin={admin} language={language} />}
      </div>
    </section>
  );
};
