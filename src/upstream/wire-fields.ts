import * as yup from "yup";
import { failure, success, type Result } from "../domain/result";
import { givenText } from "./wire-values";

/** Numbers as text, blank text as null; what is neither stays as sent, for the schema to refuse. */
const asText = (sent: unknown): unknown => {
  if (typeof sent === "number") return String(sent);
  return typeof sent === "string" ? givenText(sent) : sent;
};

/** `null`, `""` and a missing field are all null; a number is its text; anything else makes the record a bad one. */
export const optionalText = () =>
  yup
    .string()
    .transform((_cast, sent: unknown) => asText(sent))
    .typeError("${path} is no text")
    .nullable()
    .default(null);

/** Text that the record cannot be without. */
export const requiredText = () =>
  yup
    .string()
    .transform((_cast, sent: unknown) => asText(sent) ?? "")
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
    return success(schema.validateSync(record ?? null, { stripUnknown: true, abortEarly: false }));
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return failure(error.errors.toSorted().join(", ")); // yup's own order changes with the schema
  }
};

/** An object schema whose refusal of lists and plain values is as short as the others. */
export const wireRecord = <Fields extends yup.ObjectShape>(fields: Fields) =>
  yup.object(fields).typeError("it is no object").required("it is no object");
