"use client";

import { FieldDescription, FieldError, FieldLabel, useDocumentInfo, useField, useTranslation, withCondition } from "@payloadcms/ui";
import type { UploadFieldClientProps } from "payload";
import { type DragEvent, useRef, useState } from "react";

import { fieldIds } from "./field-ids";
import { PICTURE_TYPES } from "./find-pictures";
import { PictureGrid } from "./picture-grid";
import { PicturePicker } from "./picture-picker";
import styles from "./pictures-field.module.css";
import { UploadRows } from "./upload-rows";
import { usePictures } from "./use-pictures";
import { useUploads } from "./use-uploads";
import { pictureWord } from "./words";
import { Button } from "../../admin/kit/button";

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

type AddProps = { hasMany: boolean; onAdd: (files: readonly File[]) => void; onChoose: () => void };

const AddPictures = ({ hasMany, onAdd, onChoose }: AddProps) => {
  const { i18n } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.actions}>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        multiple={hasMany}
        hidden
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <Button onClick={() => input.current?.click()}>{pictureWord(hasMany ? "send" : "sendOne", i18n.language)}</Button>
      <Button onClick={onChoose}>{pictureWord("choose", i18n.language)}</Button>
      <span className={styles.drop}>{pictureWord("drop", i18n.language)}</span>
    </div>
  );
};

/** A talent's cover, book or composite: pictures in a grid, which upload while the person goes on. */
export const PicturesField = withCondition(({ field, path: ownPath, readOnly }: UploadFieldClientProps) => {
  const { value, setValue, showError, disabled, path } = useField({ potentiallyStalePath: ownPath });
  const { id: talent } = useDocumentInfo();
  const { queue, uploads } = useUploads();
  // The field itself is above the book.
  const { value: cover, setValue: setCover } = useField<number>({ path: "cover" });
  const [isPicking, setIsPicking] = useState(false);
  const ids = fieldIds(value);
  const { pictures, refresh } = usePictures(ids);
  const hasMany = field.hasMany === true;
  const isReadOnly = readOnly === true;
  const add = (files: readonly File[]): void => queue.add(path, hasMany ? files : files.slice(0, 1));
  const setIds = (next: readonly number[]): void => setValue(hasMany ? next : (next[0] ?? null));
  return (
    <fieldset
      id={`field-${path}`}
      className={`field-type ${styles.field}`}
      // While the form is saved, whose response replaces the values.
      disabled={disabled}
      onDragOver={(event) => {
        if (holdsFiles(event) && !isReadOnly) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!holdsFiles(event) || isReadOnly) return;
        event.preventDefault();
        add([...event.dataTransfer.files]);
      }}
    >
      <FieldLabel label={field.label} path={path} required={field.required} />
      <FieldError path={path} showError={showError} />
      <PictureGrid
        ids={ids}
        pictures={pictures}
        isReadOnly={isReadOnly}
        isSaving={disabled}
        isCut={!hasMany}
        star={path === "book" ? { cover, set: setCover } : null}
        onChange={setIds}
        onFileSaved={refresh}
      />
      <UploadRows queue={queue} uploads={uploads.filter((upload) => upload.path === path)} />
      {!isReadOnly && <AddPictures hasMany={hasMany} onAdd={add} onChoose={() => setIsPicking(true)} />}
      <FieldDescription description={field.admin?.description} path={path} />
      {isPicking && (
        <PicturePicker
          talent={talent}
          hasMany={hasMany}
          taken={ids}
          onPick={(picked) => setIds(hasMany ? [...ids, ...picked] : picked)}
          onClose={() => setIsPicking(false)}
        />
      )}
    </fieldset>
  );
});
