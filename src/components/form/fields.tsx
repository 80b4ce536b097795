import { useTranslation } from "gatsby-plugin-react-i18next";
import { forwardRef, type InputHTMLAttributes, type SelectHTMLAttributes, type TextareaHTMLAttributes } from "react";
import { FieldError, FieldFrame, fieldId, fieldState, type FieldText } from "./field-frame";
import * as styles from "./fields.module.css";

type Named = { name: string };

type TextFieldProps = FieldText & Named & InputHTMLAttributes<HTMLInputElement>;

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(({ label, hint, error, isRequired, whenRequired, ...input }, ref) => {
  const text = { label, hint, error, isRequired, whenRequired };
  return (
    <FieldFrame id={fieldId(input.name)} {...text}>
      <input ref={ref} type="text" className={styles.input} {...input} {...fieldState(fieldId(input.name), text)} />
    </FieldFrame>
  );
});
TextField.displayName = "TextField";

type TextAreaFieldProps = FieldText & Named & TextareaHTMLAttributes<HTMLTextAreaElement>;

export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  ({ label, hint, error, isRequired, whenRequired, ...input }, ref) => {
    const text = { label, hint, error, isRequired, whenRequired };
    return (
      <FieldFrame id={fieldId(input.name)} {...text}>
        <textarea ref={ref} rows={5} className={styles.input} {...input} {...fieldState(fieldId(input.name), text)} />
      </FieldFrame>
    );
  },
);
TextAreaField.displayName = "TextAreaField";

export interface LabelledOption {
  value: string;
  /** In the page's language. */
  label: string;
}

type ChoiceFieldProps = FieldText & Named & { options: readonly LabelledOption[] } & SelectHTMLAttributes<HTMLSelectElement>;

/** The first option is empty. */
export const ChoiceField = forwardRef<HTMLSelectElement, ChoiceFieldProps>(
  ({ label, hint, error, isRequired, whenRequired, options, ...select }, ref) => {
    const { t } = useTranslation();
    const text = { label, hint, error, isRequired, whenRequired };
    return (
      <FieldFrame id={fieldId(select.name)} {...text}>
        <select ref={ref} className={styles.input} {...select} {...fieldState(fieldId(select.name), text)}>
          <option value="">{t("forms.choose")}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </FieldFrame>
    );
  },
);
ChoiceField.displayName = "ChoiceField";

/** Unchecked at first, except with a `defaultValue` (an answer to a form sent without scripts). */
export const CheckField = forwardRef<HTMLInputElement, TextFieldProps>(({ defaultValue, ...props }, ref) => {
  const { label, hint, error, isRequired, whenRequired, ...input } = props;
  const id = fieldId(input.name);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.check}>
        <input
          ref={ref}
          type="checkbox"
          className={styles.box}
          defaultChecked={defaultValue !== undefined}
          {...input}
          {...fieldState(id, { label, hint, error, isRequired, whenRequired })}
        />
        <span>
          {label} {whenRequired ?? <span aria-hidden="true">*</span>}
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
});
CheckField.displayName = "CheckField";
