"use client";

import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  fieldBaseClass,
  useField,
  useTranslation,
  withCondition,
} from "@payloadcms/ui";
import type { ConditionalDateProps, DateFieldClientProps } from "payload";
import { useState, type SyntheticEvent } from "react";

import { inLanguage } from "../../shared/bilingual";
import { DATE_PLACEHOLDER, UNREADABLE_DATE } from "../../shared/date-words";
import { readTypedDay, readTypedTime } from "./typed-date";

/** Under `strict`, Payload's own type of `admin` has no members. */
type Props = DateFieldClientProps & { field: { admin?: { date?: ConditionalDateProps } } };

/**
 * Payload's calendar with an input that keeps what was typed. Payload's own field drops text that is no date without a word, and reads
 * 03/25/2026 with the month first.
 */
export const DateField = withCondition(({ field, path: ownPath, readOnly }: Props) => {
  const { description, date } = field.admin ?? {};
  const { i18n } = useTranslation();
  const { value, setValue, showError, disabled, path } = useField<string | null>({ potentiallyStalePath: ownPath });
  const [typed, setTyped] = useState<string | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const appearance = date?.pickerAppearance === "dayAndTime" ? "dayAndTime" : "dayOnly";
  const readTyped = appearance === "dayAndTime" ? readTypedTime : readTypedDay;
  const isUnreadable = typed !== null && typed.trim() !== "" && readTyped(typed) === null;
  const isMistaken = isUnreadable && !isTyping;

  const type = (event: SyntheticEvent | undefined): void => {
    // Also called by the calendar, whose choice arrives in `choose`.
    if (event?.type !== "change" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault(); // otherwise the calendar reads the text itself
    const text = event.target.value;
    setTyped(text);
    setIsTyping(true);
    setValue(text.trim() === "" ? null : (readTyped(text) ?? text));
  };

  const choose = (chosen: Date | null): void => {
    setTyped(null);
    setValue(chosen?.toISOString() ?? null);
  };

  const leave = (): void => {
    setIsTyping(false);
    if (!isUnreadable) setTyped(null);
  };

  return (
    <div
      className={`${fieldBaseClass} date-time-field ${showError || isMistaken ? "date-time-field--has-error error" : ""}`}
      onBlur={leave}
    >
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className={`${fieldBaseClass}__wrap`} id={`field-${path.replace(/\./g, "__")}`}>
        <FieldError
          path={path}
          showError={showError || isMistaken}
          message={isMistaken ? inLanguage(UNREADABLE_DATE[appearance], i18n.language) : undefined}
        />
        <DatePicker
          {...date}
          placeholder={inLanguage(DATE_PLACEHOLDER[appearance], i18n.language)}
          value={isUnreadable ? undefined : (value ?? undefined)}
          readOnly={readOnly === true || disabled}
          onChange={choose}
          overrides={{ onChangeRaw: type, ariaInvalid: String(showError || isMistaken), ...(typed === null ? {} : { value: typed }) }}
        />
      </div>
      <FieldDescription description={description} path={path} />
    </div>
  );
});
