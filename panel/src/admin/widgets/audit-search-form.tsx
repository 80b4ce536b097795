"use client";

import { Button } from "@payloadcms/ui";
import { type FormEvent, useEffect, useState } from "react";

import { ACTION_LABELS, auditMessages, type AuditMessages } from "../../messages/audit";
import { inLanguage } from "../../messages/bilingual";
import type { AuditEvent } from "../../payload-types";
import styles from "./audit-search.module.css";

type Props = {
  /** Address of the collection's endpoints. */
  api: string;
  /** Address of the admin. */
  admin: string;
  language: string;
};

type Found = Pick<AuditEvent, "id" | "createdAt" | "account" | "accountName" | "action" | "store" | "record" | "detail">;
type Answer = { docs: Found[]; isTruncated: boolean };

const requestRecords = async (api: string, person: string): Promise<Answer | null> => {
  const body = JSON.stringify({ person });
  const response = await fetch(`${api}/search`, { method: "POST", headers: { "Content-Type": "application/json" }, body }).catch(
    () => null,
  );
  return response?.ok === true ? response.json() : null;
};

/** Records that wait for a disk with space; 0 where the answer is missing. */
const requestWaiting = async (api: string): Promise<number> => {
  const response = await fetch(`${api}/waiting`).catch(() => null);
  const body: { waiting?: number } = response?.ok === true ? await response.json() : {};
  return body.waiting ?? 0;
};

const Result = ({ answer, messages, admin, language }: { answer: Answer; messages: AuditMessages } & Omit<Props, "api">) => {
  if (answer.docs.length === 0) return <p>{messages.none}</p>;
  const [when, account, action, store, detail] = messages.columns;
  const time = new Intl.DateTimeFormat(language === "en" ? "en" : "pt-BR", { dateStyle: "short", timeStyle: "medium" });
  return (
    <div className={styles.scroll}>
      {answer.isTruncated && <p>{messages.truncated}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            {[when, account, action, store, detail].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.docs.map((event) => (
            <tr key={event.id}>
              <td>
                <a href={`${admin}/collections/audit-events/${event.id}`}>{time.format(new Date(event.createdAt))}</a>
              </td>
              <td>{event.accountName ?? messages.noAccount}</td>
              <td>{inLanguage(ACTION_LABELS[event.action], language)}</td>
              <td>{event.store}</td>
              <td>{event.detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Asks for a person and shows who read, changed, exported or deleted their data. */
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
        <p role="alert" className={styles.warning}>
          {messages.waiting(waiting)}
        </p>
      )}
      <h2 id="audit-search" className={styles.title}>
        {messages.title}
      </h2>
      <form className={styles.form} onSubmit={(event) => void search(event)}>
        <label className={styles.label}>
          {messages.field}
          <input
            className={styles.input}
            type="search"
            required
            maxLength={200}
            autoComplete="off"
            value={person}
            onChange={({ target }) => setPerson(target.value)}
          />
        </label>
        <Button type="submit" margin={false} disabled={isBusy}>
          {messages.search}
        </Button>
      </form>
      <p className={styles.explanation}>{messages.explanation}</p>
      <div aria-live="polite">
        {answer === "failed" && <p>{messages.failed}</p>}
        {answer !== null && answer !== "failed" && <Result answer={answer} messages={messages} admin={admin} language={language} />}
      </div>
    </section>
  );
};
