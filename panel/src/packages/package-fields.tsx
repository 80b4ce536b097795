"use client";

import type { PackageMessages } from "./words";
import type { PackageForm } from "./package-form";
import { FieldRow, SelectField, TextAreaField, TextField } from "../admin/kit/field-row";
import { Button } from "../admin/kit/button";
import styles from "./package-editor.module.css";

const SHOWS = ["showsMeasurements", "showsAge", "showsVideos", "showsContact"] as const;

type Props = {
  form: PackageForm;
  messages: PackageMessages;
  onChange: (changed: Partial<PackageForm>) => void;
};

/** Leaves out client and message when the account may not read them. */
export const PackageFields = ({ form, messages, onChange }: Props) => (
  <>
    <TextField
      label={messages.titleField}
      hint={messages.titleHint}
      required
      maxLength={120}
      value={form.title}
      onChange={(event) => onChange({ title: event.target.value })}
    />
    {form.client !== null && (
      <TextField
        label={messages.clientField}
        maxLength={120}
        value={form.client}
        autoComplete="off"
        onChange={(event) => onChange({ client: event.target.value })}
      />
    )}
    {form.message !== null && (
      <TextAreaField
        label={messages.messageField}
        maxLength={2000}
        value={form.message}
        onChange={(event) => onChange({ message: event.target.value })}
      />
    )}
    <FieldRow>
      <SelectField
        label={messages.languageField}
        value={form.language}
        options={[
          { value: "pt", label: messages.languages.pt },
          { value: "en", label: messages.languages.en },
        ]}
        onChange={(event) => onChange({ language: event.target.value === "en" ? "en" : "pt" })}
      />
      <TextField
        label={messages.expiresField}
        type="date"
        required
        value={form.expiresOn}
        onChange={(event) => onChange({ expiresOn: event.target.value })}
      />
    </FieldRow>
  </>
);

export const ShownFields = ({ form, messages, onChange }: Props) => (
  <fieldset className={styles.shows}>
    <legend>{messages.shows}</legend>
    {SHOWS.map((name) => (
      <label key={name} className={styles.check}>
        <input type="checkbox" checked={form[name]} onChange={(event) => onChange({ [name]: event.target.checked })} />
        {messages[name]}
      </label>
    ))}
  </fieldset>
);

type PassphraseProps = {
  /** Null keeps the passphrase as it is. */
  value: string | null;
  isSet: boolean;
  messages: PackageMessages;
  onChange: (value: string | null) => void;
};

export const PassphraseField = ({ value, isSet, messages, onChange }: PassphraseProps) => (
  <div className={styles.passphrase}>
    <TextField
      label={messages.passphraseField}
      hint={isSet ? messages.passphraseKept : messages.passphraseHint}
      maxLength={200}
      autoComplete="off"
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value === "" ? null : event.target.value)}
    />
    {isSet && (
      <Button kind="quiet" aria-pressed={value === ""} onClick={() => onChange(value === "" ? null : "")}>
        {messages.passphraseRemove}
      </Button>
    )}
  </div>
);
