"use client";

import { type FormEvent, type Ref, useState } from "react";

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

/** The staff's notes. Control or Command with Enter saves, Escape leaves the field. */
export const NoteForm = ({ ref, label, save, notes, isBusy, onSave }: Props) => {
  const [text, setText] = useState(notes);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onSave(text);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label} htmlFor="entry-note">
        {label}
      </label>
      <textarea
        ref={ref}
        id="entry-note"
        className={styles.field}
        rows={4}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <button type="submit" className={styles.save} disabled={isBusy || text === notes}>
        {save}
      </button>
    </form>
  );
};
