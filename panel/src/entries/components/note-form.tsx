"use client";

import { type FormEvent, type Ref, useState } from "react";

import { Button } from "../../admin/kit/button";
import { TextAreaField } from "../../admin/kit/field-row";
import styles from "./note-form.module.css";

type Props = {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  save: string;
  notes: string;
  isBusy: boolean;
  onSave: (text: string) => Promise<void>;
};

const MAX_LENGTH = 5000;

/** Control or Command with Enter saves, Escape leaves the field. */
export const NoteForm = ({ ref, label, save, notes, isBusy, onSave }: Props) => {
  const [text, setText] = useState(notes);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Leaves the field, so that the screen's keys work again.
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
    if (text !== notes) void onSave(text);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextAreaField
        ref={ref}
        id="entry-note"
        label={label}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <Button type="submit" disabled={isBusy || text === notes}>
        {save}
      </Button>
    </form>
  );
};
