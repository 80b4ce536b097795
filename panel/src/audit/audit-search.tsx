"use client";

import { type FormEvent, type ReactNode, useState } from "react";

import { Button } from "../admin/kit/button";
import { FieldRow, TextField } from "../admin/kit/field-row";
import { Notice } from "../admin/kit/notice";
import type { ShownAudit } from "./search-endpoint";
import { CsvForm, VisitDays } from "./visit-days";
import { auditMessages } from "./words";
import styles from "./audit.module.css";

type Props = {
  /** Address of the collection's API. */
  api: string;
  language: string;
  /** Shown without a search. */
  children: ReactNode;
};

const requestVisits = async (api: string, person: string): Promise<ShownAudit | null> => {
  const body = JSON.stringify({ person });
  const response = await fetch(`${api}/search`, { method: "POST", headers: { "Content-Type": "application/json" }, body }).catch(
    () => null,
  );
  return response?.ok === true ? response.json() : null;
};

/** Finds what was done with one person's data. */
export const AuditSearch = ({ api, language, children }: Props) => {
  const messages = auditMessages(language);
  const [person, setPerson] = useState("");
  const [answer, setAnswer] = useState<{ person: string; shown: ShownAudit | null } | null>(null);
  const [isBusy, setBusy] = useState(false);

  const search = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setAnswer({ person, shown: await requestVisits(api, person) });
    setBusy(false);
  };

  return (
    <>
      <section aria-labelledby="audit-search" className={styles.part}>
        <h2 id="audit-search" className={styles.title}>
          {messages.question}
        </h2>
        <form className={styles.form} onSubmit={(event) => void search(event)}>
          <FieldRow>
            <TextField
              label={messages.field}
              type="search"
              required
              maxLength={100}
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
        {answer !== null && (
          <div className={styles.actions}>
            <Button onClick={() => setAnswer(null)}>{messages.backToAll}</Button>
            {answer.shown !== null && answer.shown.days.length > 0 && (
              <CsvForm address={`${api}/csv`} fields={{ person: answer.person }} label={messages.csv} />
            )}
          </div>
        )}
      </section>
      <div aria-live="polite">
        {answer !== null && answer.shown === null && <Notice tone="bad">{messages.failed}</Notice>}
        {answer !== null && answer.shown !== null && <VisitDays shown={answer.shown} messages={messages} none={messages.none} />}
      </div>
      {answer === null && children}
    </>
  );
};
