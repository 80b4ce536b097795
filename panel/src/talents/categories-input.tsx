"use client";

import { FieldDescription, FieldError, FieldLabel, SelectInput, useField, withCondition } from "@payloadcms/ui";
import type { OptionObject, RelationshipFieldClientProps } from "payload";

type Props = RelationshipFieldClientProps & { options: OptionObject[] };

/** A list of ids, in the order of choice. */
export const CategoriesInput = withCondition(({ field, path: ownPath, readOnly, options }: Props) => {
  const { value, setValue, showError, disabled, path } = useField<number[] | null>({ potentiallyStalePath: ownPath });
  return (
    <SelectInput
      name={field.name}
      path={path}
      hasMany
      isSortable
      options={options}
      required={field.required}
      readOnly={readOnly === true || disabled}
      showError={showError}
      Label={<FieldLabel label={field.label} path={path} required={field.required} />}
      Error={<FieldError path={path} showError={showError} />}
      Description={<FieldDescription description={field.admin?.description} path={path} />}
      value={(value ?? []).map(String)}
      onChange={(chosen) => setValue([chosen ?? []].flat().map((option) => Number(option.value)))}
    />
  );
});
