"use client";

import { FieldLabel, useConfig, useField, useTranslation } from "@payloadcms/ui";
import type { UploadFieldClientProps } from "payload";
import { type ChangeEvent, useEffect, useRef, useState } from "react";

import { documentText } from "./consent-document-words";
import { Button, ButtonLink } from "../admin/kit/button";
import styles from "./consent-document-field.module.css";

const TYPES = "application/pdf,image/jpeg,image/png";

type Stored = { id: number; filename: string };

const requestDocument = async (address: string, init: RequestInit = {}): Promise<Stored | null> => {
  const response = await fetch(address, { ...init, credentials: "include" }).catch(() => null);
  const body: { doc?: Stored } & Partial<Stored> = response?.ok === true ? await response.json() : {};
  const { id, filename } = body.doc ?? body;
  return id === undefined || filename === undefined ? null : { id, filename };
};

const upload = (address: string, file: File): Promise<Stored | null> => {
  const form = new FormData();
  form.set("file", file);
  form.set("_payload", "{}");
  return requestDocument(address, { method: "POST", body: form });
};

/** Null until the response, and without an id. */
const useStoredDocument = (address: string, id: number | null): [Stored | null, (stored: Stored) => void] => {
  const [stored, setStored] = useState<Stored | null>(null);
  const isKnown = id === null || stored?.id === id;
  useEffect(() => {
    if (isKnown) return;
    let isOutdated = false;
    void requestDocument(`${address}/${id}?depth=0`).then((found) => {
      if (!isOutdated) setStored(found);
    });
    return () => {
      isOutdated = true;
    };
  }, [address, id, isKnown]);
  return [stored?.id === id ? stored : null, setStored];
};

type State = "uploading" | "attached" | "removed" | "failed" | null;

/**
 * Replaces Payload's own field, which also offers the documents of other families, by their random names, and takes two more screens for a
 * file.
 */
export const ConsentDocumentField = ({ field, path, readOnly }: UploadFieldClientProps) => {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { value, setValue } = useField<number | null>({ path });
  const [state, setState] = useState<State>(null);
  const input = useRef<HTMLInputElement>(null);
  const address = `${config.routes.api}/consent-documents`;
  const [stored, setStored] = useStoredDocument(address, value ?? null);
  const text = (key: Parameters<typeof documentText>[0]): string => documentText(key, i18n.language);
  const attach = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setState("uploading");
    const document = await upload(address, file);
    target.value = "";
    setState(document === null ? "failed" : "attached");
    if (document === null) return;
    setStored(document);
    setValue(document.id);
  };
  const remove = (): void => {
    setValue(null);
    setState("removed");
  };
  const isLocked = readOnly === true || state === "uploading";
  return (
    <div className={`field-type ${styles.field}`} role="group" aria-labelledby={`label-${path}`}>
      <span id={`label-${path}`} className={styles.label}>
        <FieldLabel as="span" label={field.label} path={path} required={field.required} />
      </span>
      <input ref={input} type="file" hidden accept={TYPES} onChange={(event) => void attach(event)} />
      <div className={styles.actions}>
        {stored !== null && (
          <ButtonLink href={`${address}/file/${stored.filename}`} isExternal>
            {text("open")}
          </ButtonLink>
        )}
        <Button kind={value ? "quiet" : "secondary"} disabled={isLocked} onClick={() => input.current?.click()}>
          {text(value ? "replace" : "attach")}
        </Button>
        {value && (
          <Button kind="quiet" disabled={isLocked} onClick={remove}>
            {text("remove")}
          </Button>
        )}
      </div>
      <p role="status" className={styles.state} data-failed={state === "failed"}>
        {state !== null && text(state)}
      </p>
    </div>
  );
};
