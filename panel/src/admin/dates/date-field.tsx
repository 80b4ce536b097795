"use client";

import { DatePicker, FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField, withCondition } from "@payloadcms/ui";
import type { ConditionalDateProps, DateFieldClientProps } from "payload";
import { useState, type SyntheticEvent } from "react";

import { readTypedDay, readTypedTime } from "./typed-date";

/** Under `strict`, Payload's own type of `admin` has no members. */
type Props = DateFieldClientProps & { field: { admin?: { date?: ConditionalDateProps } } };

/**
 * Payload's calendar with an input that keeps what was typed. Payload's own field drops text that is no date without a word, and reads
 * 03/25/2026 with the month first.
 */
export const DateField = withCondition(({ field, path: ownPath, readOnly }: Props) => {
  const { description, date } = field.admin ?? {};
  const { value, setValue, showError, disabled, path } = useField<string | null>({ potentiallyStalePath: ownPath });
  const [typed, setTyped] = useState<string | null>(null);
  const readTyped = date?.pickerAppearance === "dayAndTime" ? readTypedTime : readTypedDay;
  const isReadOnly = readOnly === true || disabled;

  const type = (event: SyntheticEvent | undefined): void => {
    // Also called by the calendar, whose choice arrives in `choose`.
    if (event?.type !== "change" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault(); // otherwise the calendar reads the text itself
    const text = event.target.value;
    setTyped(text);
    setValue(text.trim() === "" ? null : (readTyped(text) ?? text));
  };

  const choose = (chosen: Date | null): void => {
    setTyped(null);
    setValue(chosen?.toISOString() ?? null);
  };

  const isUnreadable = typed !== null && typed.trim() !== "" && readTyped(typed) === null;
  return (
    <div className={`${fieldBaseClass} date-time-field`} onBlur={() => isUnreadable || setTyped(null)}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className={`${fieldBaseClass}__wrap`} id={`field-${path.replace(/\./g, "__")}`}>
        <FieldError path={path} showError={showError} />
        <DatePicker
          {...date}
          placeholder={date?.displayFormat}
          value={isUnreadable ? undefined : (value ?? undefined)}
          readOnly={isReadOnly}
          onChange={choose}
          overrides={{ onChangeRaw: type, ...(typed === null ? {} : { value: typed }) }}
        />
      </div>
      <FieldDescription description={description} path={path} />
    </div>
  );
});
