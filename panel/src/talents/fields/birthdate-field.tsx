"use client";

import { TextInput, useField, withCondition } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import type { ChangeEvent } from "react";

import { isDay, writeDay } from "../../../../src/domain/day";

/** Shows the stored day as it is typed: 09/03/2016. */
export const BirthdateField = withCondition(({ field, path: ownPath, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, disabled, path } = useField<string>({ potentiallyStalePath: ownPath });
  const shown = value !== undefined && value !== null && isDay(value) ? writeDay(value) : value;
  return (
    <TextInput
      path={path}
      label={field.label}
      required={field.required}
      description={field.admin?.description}
      placeholder={field.admin?.placeholder}
      readOnly={readOnly === true || disabled}
      showError={showError}
      value={shown ?? ""}
      onChange={(event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
    />
  );
});
