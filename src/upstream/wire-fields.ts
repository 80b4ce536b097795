import * as yup from "yup";
import { failure, success, type Result } from "../domain/result";
import { givenText } from "./wire-values";

const asText = (value: unknown): string | null | undefined => {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? givenText(value) : undefined;
};

/** `null`, `""` and a missing field are all null; a number is its text; anything else makes the record a bad one. */
export const optionalText = () =>
  yup
    .string()
    .transform((_cast, sent: unknown) => (sent === null ? null : asText(sent) ?? (typeof sent === "string" ? null : sent)))
    .typeError("${path} is no text")
    .nullable()
    .default(null);

/** Text that the record cannot be without. */
export const requiredText = () =>
  yup
    .string()
    .transform((_cast, sent: unknown) => asText(sent) ?? sent)
    .typeError("${path} is no text")
    .required("${path} is missing");

/** A positive whole number as number or text; everything else is not given. */
export const optionalCount = () =>
  yup
    .number()
    .transform((_cast, sent: unknown) => (Number.isInteger(Number(sent)) && Number(sent) > 0 ? Number(sent) : null))
    .nullable()
    .default(null);

/** Items that are read one by one, so that a bad one does not spoil the rest; what is no list has none. */
export const itemList = () =>
  yup
    .array()
    .transform((_cast, sent: unknown) => (Array.isArray(sent) ? sent : []))
    .default([]);

/** Unknown → wire record; unknown fields are dropped, and the reason names fields, never what stood in them. */
export const parseWire = <Wire>(schema: yup.Schema<Wire>, record: unknown): Result<Wire, string> => {
  try {
    return success(schema.validateSync(record, { stripUnknown: true }));
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return failure(error.errors[0] ?? "it cannot be read");
  }
};

/** An object schema whose refusal of lists and plain values is as short as the others. */
export const wireRecord = <Fields extends yup.ObjectShape>(fields: Fields) =>
  yup.object(fields).typeError("it is no object").required("it is no object");
