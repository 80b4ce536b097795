"use client";

import { useConfig, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";

import { Link } from "../../admin/kit/next-client";
import { type ImportScreenMessages, importScreenMessages } from "../words/roster-screen";
import type { DescribedRow } from "../job/describe-rows";
import type { Outcome } from "../job/import-record";
import type { ImportStatus } from "../job/import-status";
import { Button } from "../../admin/kit/button";
import { Card } from "../../admin/kit/card";
import { Chip } from "../../admin/kit/chip";
import { DataTable } from "../../admin/kit/data-table";
import { Notice } from "../../admin/kit/notice";
import type { Tone } from "../../admin/kit/tone";
import styles from "./import.module.css";
import { useImportCalls } from "./use-import-calls";

const OUTCOMES = ["new", "changed", "same", "refused"] as const;
const TONES: Readonly<Record<Outcome, Tone>> = { new: "good", changed: "care", same: "plain", refused: "bad" };
const MAX_PICTURES = 4;

type Wanted = { outcome: Outcome | null; page: number };

type RowPage = { rows: DescribedRow[]; pages: number; unmatched: string[] };

type FilterProps = {
  status: ImportStatus;
  outcome: Outcome | null;
  onChoose: (outcome: Outcome | null) => void;
  messages: ImportScreenMessages;
};

const Filters = ({ status: { counts }, outcome, onChoose, messages }: FilterProps) => {
  const total = OUTCOMES.reduce((sum, each) => sum + counts[each], 0);
  const filters = [
    { value: null, label: messages.all, count: total },
    ...OUTCOMES.map((each) => ({ value: each, label: messages.outcomes[each], count: counts[each] })),
  ];
  return (
    <div className={styles.filters} role="group" aria-label={messages.state}>
      {filters.map(({ value, label, count }) => (
        <button
          key={label}
          type="button"
          className={styles.filter}
          aria-pressed={value === outcome}
          disabled={count === 0 && value !== outcome}
          onClick={() => onChoose(value)}
        >
          {label} {count}
        </button>
      ))}
    </div>
  );
};

const Details = ({ row: { changes, remarks }, messages }: { row: DescribedRow; messages: ImportScreenMessages }) => (
  <ul className={styles.lines}>
    {changes.map(({ label, was, becomes }) => (
      <li key={label}>
        {label}
        {becomes === null ? null : (
          <>
            : <span className={styles.was}>{was ?? messages.empty}</span> → {becomes}
          </>
        )}
      </li>
    ))}
    {remarks.map((remark) => (
      <li key={remark}>{remark}</li>
    ))}
  </ul>
);

type PicturesProps = { row: DescribedRow; /** Address of the import's pictures. */ base: string; messages: ImportScreenMessages };

const Thumbnails = ({ row: { pictures }, base, messages }: PicturesProps) =>
  pictures.length === 0 ? null : (
    <span className={styles.pictures}>
      {pictures.slice(0, MAX_PICTURES).map(({ place }) => (
        // Small copies behind the sign-in: the optimiser of Next would cache them.
        <img key={place} className={styles.picture} src={`${base}/${place + 1}`} alt="" loading="lazy" width={45} height={60} />
      ))}
      {pictures.length > MAX_PICTURES && (
        <span className={styles.quiet}>{messages.more.replace("{count}", String(pictures.length - MAX_PICTURES))}</span>
      )}
    </span>
  );

const Files = ({ title, list }: { title: string; list: readonly string[] }) => (
  <details>
    <summary>{title}</summary>
    <ul className={styles.lines}>
      {list.map((file) => (
        <li key={file}>{file}</li>
      ))}
    </ul>
  </details>
);

const Unmatched = ({ list, messages }: { list: readonly string[]; messages: ImportScreenMessages }) =>
  list.length === 0 ? null : (
    <Notice tone="care">
      {messages.unmatchedText}
      <Files title={`${messages.unmatched}: ${list.length}`} list={list} />
    </Notice>
  );

export const ImportRows = ({ status }: { status: ImportStatus }) => {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const messages = importScreenMessages(i18n.language);
  const { get } = useImportCalls();
  const [wanted, setWanted] = useState<Wanted>({ outcome: status.counts.refused > 0 ? "refused" : null, page: 1 });
  const [found, setFound] = useState<RowPage | null>(null);
  const { id, isDryRun, state } = status;
  useEffect(() => {
    let isCurrent = true;
    void get<RowPage>(`/${id}/rows?outcome=${wanted.outcome ?? ""}&page=${wanted.page}`).then((page) => {
      if (isCurrent) setFound(page);
    });
    return () => {
      isCurrent = false;
    };
  }, [get, id, isDryRun, state, wanted]);
  if (found === null) return <p role="status">{messages.preparing}</p>;
  // The panel deletes the pictures of a complete import.
  const hasPictures = status.uploads.pictures !== null && (state !== "done" || status.counts.refused > 0);
  const states = isDryRun ? messages.states : messages.doneStates;
  const rows = found.rows.map((row) => ({
    id: row.row,
    cells: {
      name:
        row.talent === null ? (
          row.name || "–"
        ) : (
          <Link href={`${config.routes.admin}/collections/talents/${row.talent}`} prefetch={false}>
            {row.name}
          </Link>
        ),
      row: row.row,
      state: <Chip tone={TONES[row.state]}>{states[row.state]}</Chip>,
      details: <Details row={row} messages={messages} />,
      image: row.pictures.length > 0 && (
        <div>
          {hasPictures && <Thumbnails row={row} base={`${config.routes.api}/desk/imports/${id}/pictures`} messages={messages} />}
          <Files title={`${messages.pictureFiles}: ${row.pictures.length}`} list={row.pictures.map(({ label }) => label)} />
        </div>
      ),
    },
  }));
  const columns = [
    { key: "name", label: messages.name },
    { key: "row", label: messages.row, isNumber: true },
    { key: "state", label: messages.state },
    { key: "details", label: messages.details },
    ...(found.rows.some(({ pictures }) => pictures.length > 0) ? [{ key: "image", label: messages.image }] : []),
  ];
  return (
    <Card title={messages.rows}>
      <Unmatched list={found.unmatched} messages={messages} />
      <Filters status={status} outcome={wanted.outcome} onChoose={(outcome) => setWanted({ outcome, page: 1 })} messages={messages} />
      {rows.length === 0 ? <p>{messages.noRows}</p> : <DataTable caption={messages.rows} columns={columns} rows={rows} />}
      <Pages found={found} page={wanted.page} onTurn={(page) => setWanted({ ...wanted, page })} messages={messages} />
    </Card>
  );
};

type PagesProps = { found: RowPage; page: number; onTurn: (page: number) => void; messages: ImportScreenMessages };

const Pages = ({ found: { pages }, page, onTurn, messages }: PagesProps) =>
  pages === 1 ? null : (
    <nav className={styles.pages} aria-label={messages.page}>
      <Button kind="quiet" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {messages.previous}
      </Button>
      <span>
        {messages.page} {page} / {pages}
      </span>
      <Button kind="quiet" disabled={page === pages} onClick={() => onTurn(page + 1)}>
        {messages.next}
      </Button>
    </nav>
  );
