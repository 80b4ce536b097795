"use client";

import { useTranslation } from "@payloadcms/ui";
import { type FormEvent, useRef, useState } from "react";

import { type ImportScreenMessages, importScreenMessages } from "../words/roster-screen";
import type { ImportStatus } from "../job/import-status";
import type { Upload, UploadKind } from "../job/uploads";
import { Button } from "../../admin/kit/button";
import { Card } from "../../admin/kit/card";
import { TextField } from "../../admin/kit/field-row";
import { Notice } from "../../admin/kit/notice";
import { ProgressBar } from "../../admin/kit/progress-bar";
import styles from "./import.module.css";
import { uploadFile } from "./upload-file";
import { useImportCalls } from "./use-import-calls";

const MB = 1024 * 1024;
const MAX_TABLE_BYTES = 20 * MB;

const inMb = (bytes: number): string => String(Math.max(0.1, Math.round((bytes / MB) * 10) / 10));

const hintOf = (upload: Upload | null, plain: string, { kept, partial }: ImportScreenMessages): string => {
  if (upload === null) return plain;
  const words = upload.received === upload.total ? kept : partial;
  return words.replace("{received}", inMb(upload.received)).replace("{size}", inMb(upload.total));
};

const isThere = (upload: Upload | null): boolean => upload !== null && upload.received === upload.total;

const fileOf = (form: FormData, name: UploadKind): File | null => {
  const value = form.get(name);
  return value instanceof File && value.size > 0 ? value : null;
};

type Errors = Partial<Record<UploadKind, string>>;

const check = (
  table: File | null,
  pictures: File | null,
  { messages, hasTable }: { messages: ImportScreenMessages; hasTable: boolean },
) => {
  const errors: Errors = {};
  if (table === null && !hasTable) errors.table = messages.tableMissing;
  if (table !== null && table.size > MAX_TABLE_BYTES) errors.table = messages.tableTooLarge;
  if (table !== null && !/\.(xlsx|csv|tsv|txt)$/i.test(table.name)) errors.table = messages.tableType;
  if (pictures !== null && !/\.zip$/i.test(pictures.name)) errors.pictures = messages.picturesType;
  return errors;
};

type Progress = { percent: number; isRetrying: boolean };

const UploadProgress = ({ progress: { percent, isRetrying }, messages }: { progress: Progress; messages: ImportScreenMessages }) => (
  <div>
    <ProgressBar label={messages.uploading} done={percent} total={100} />
    <p className={styles.quiet} role="status">
      {isRetrying ? messages.retrying : messages.uploaded.replace("{percent}", String(percent))}
    </p>
  </div>
);

type Props = {
  /** The import whose files are chosen; null for a new one. */
  status: ImportStatus | null;
  onUploaded: (id: number) => void;
  onBack?: () => void;
};

/** Step 1: the spreadsheet and the pictures. */
export const UploadForm = ({ status, onUploaded, onBack }: Props) => {
  const { i18n } = useTranslation();
  const messages = importScreenMessages(i18n.language);
  const calls = useImportCalls();
  const created = useRef(status?.id ?? null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const uploads = status?.uploads ?? { table: null, pictures: null };

  const send = async (id: number, files: readonly { kind: UploadKind; file: File }[]): Promise<void> => {
    const total = files.reduce((sum, { file }) => sum + file.size, 0);
    let before = 0;
    for (const { kind, file } of files) {
      const start = before;
      const onProgress = (received: number, isRetrying: boolean): void =>
        setProgress({ percent: Math.floor((100 * (start + received)) / total), isRetrying });
      // Read again, because an earlier attempt may have sent a part.
      const now = await calls.ask<ImportStatus>(`/${id}`);
      const earlier = now.kind === "ok" ? now.answer.uploads[kind] : null;
      const result = await uploadFile(calls, { id, kind, file, earlier, onProgress });
      if (!result.ok) return setFailure(result.message ?? messages.uploadFailed);
      before += file.size;
    }
    onUploaded(id);
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [table, pictures] = [fileOf(form, "table"), fileOf(form, "pictures")];
    const found = check(table, pictures, { messages, hasTable: isThere(uploads.table) });
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setProgress({ percent: 0, isRetrying: false });
    created.current ??= (await calls.post<{ id: number }>(""))?.id ?? null;
    const files = [...(table === null ? [] : [{ kind: "table", file: table } as const])];
    const all = [...files, ...(pictures === null ? [] : [{ kind: "pictures", file: pictures } as const])];
    if (created.current !== null) await send(created.current, all);
    setProgress(null);
  };

  return (
    <Card title={messages.files}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={messages.table}
          hint={hintOf(uploads.table, messages.tableHint, messages)}
          error={errors.table}
          type="file"
          name="table"
          accept=".xlsx,.csv,.tsv,.txt"
        />
        <TextField
          label={messages.pictures}
          hint={hintOf(uploads.pictures, messages.picturesHint, messages)}
          error={errors.pictures}
          type="file"
          name="pictures"
          accept=".zip"
        />
        {failure !== null && (
          <Notice tone="bad" isAlert>
            {failure}
          </Notice>
        )}
        {progress !== null && <UploadProgress progress={progress} messages={messages} />}
        <div className={styles.actions}>
          <Button kind="primary" type="submit" disabled={progress !== null}>
            {progress === null ? messages.upload : messages.uploading}
          </Button>
          {onBack !== undefined && progress === null && (
            <Button kind="quiet" onClick={onBack}>
              {messages.back}
            </Button>
          )}
        </div>
        <p className={styles.quiet}>{messages.privacy}</p>
      </form>
    </Card>
  );
};
