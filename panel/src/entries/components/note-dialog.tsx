"use client";

import { useState } from "react";

import type { ApplicationMessages } from "../words/applications";
import { Button } from "../../admin/kit/button";
import { Dialog } from "../../admin/kit/dialog";
import { TextAreaField } from "../../admin/kit/field-row";

type Props = {
  messages: ApplicationMessages;
  /** Number of entries that get the note. */
  count: number;
  onSave: (note: string) => void;
  onClose: () => void;
};

const MAX_LENGTH = 2000;

/** The note is added to the notes of several entries. Control or Command with Enter saves. Mounted only while it is open. */
export const NoteDialog = ({ messages, count, onSave, onClose }: Props) => {
  const [note, setNote] = useState("");
  const save = (): void => {
    if (note.trim() !== "") onSave(note.trim());
  };
  const actions = (
    <>
      <Button kind="primary" disabled={note.trim() === ""} onClick={save}>
        {messages.saveNote}
      </Button>
      <Button onClick={onClose}>{messages.cancel}</Button>
    </>
  );
  return (
    <Dialog title={messages.bulkNote} onClose={onClose} actions={actions}>
      <TextAreaField
        label={messages.bulkNoteFor.replace("{count}", String(count))}
        hint={messages.noteHint}
        maxLength={MAX_LENGTH}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
        }}
      />
    </Dialog>
  );
};
