import { type ComponentPropsWithRef, type ReactNode, useId } from "react";

import styles from "./field-row.module.css";

export const FieldRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;

type Words = {
  label: string;
  /** The expected form of the answer, in words. */
  hint?: string;
  /** The mistake, and how to correct it. */
  error?: string;
};

type Described = { "aria-describedby": string | undefined; "aria-invalid": boolean | undefined };

type FieldProps = Words & { id?: string; children: (id: string, described: Described) => ReactNode };

const Field = ({ label, hint, error, id: givenId, children }: FieldProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = {
    "aria-describedby": (error ?? hint) === undefined ? undefined : `${id}-words`,
    "aria-invalid": error !== undefined || undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id, described)}
      {(error ?? hint) !== undefined && (
        <span
          id={`${id}-words`}
          className={error === undefined ? styles.hint : styles.error}
          role={error === undefined ? undefined : "alert"}
        >
          {error ?? hint}
        </span>
      )}
    </div>
  );
};

type InputProps = Words & Omit<ComponentPropsWithRef<"input">, "className">;

export const TextField = ({ label, hint, error, id: givenId, ...rest }: InputProps) => (
  <Field label={label} hint={hint} error={error} id={givenId}>
    {(id, described) => <input {...rest} {...described} id={id} className={styles.control} />}
  </Field>
);

type AreaProps = Words & Omit<ComponentPropsWithRef<"textarea">, "className">;

export const TextAreaField = ({ label, hint, error, id: givenId, ...rest }: AreaProps) => (
  <Field label={label} hint={hint} error={error} id={givenId}>
    {(id, described) => <textarea rows={4} {...rest} {...described} id={id} className={styles.control} />}
  </Field>
);

type SelectProps = Words & { options: readonly { value: string; label: string }[] } & Omit<
    ComponentPropsWithRef<"select">,
    "className" | "children"
  >;

export const SelectField = ({ label, hint, error, options, id: givenId, ...rest }: SelectProps) => (
  <Field label={label} hint={hint} error={error} id={givenId}>
    {(id, described) => (
      <select {...rest} {...described} id={id} className={styles.control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
