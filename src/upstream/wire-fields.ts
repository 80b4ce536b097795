import * as yup from "yup";
import { failure, success, type Result } from "../domain/result";
import { givenText } from "./wire-values";

/** Converts numbers to text and blank text to null; leaves anything else for the schema to reject. */
const asText = (sent: unknown): unknown => {
  if (typeof sent === "number") return String(sent);
  return typeof sent === "string" ? givenText(sent) : sent;
};

/** Null for `null`, `""` and a missing field; a number becomes text; anything else fails. */
export const optionalText = () =>
  yup
    .string()
    .transform((_cast, sent: unknown) => asText(sent))
    .typeError("${path} is not a text")
    .nullable()
    .default(null);

export const requiredText = () =>
  yup
    .string()
    .transform((_cast, sent: unknown) => asText(sent) ?? "")
    .typeError("${path} is not a text")
    .required("${path} is missing");

/** A positive whole number, sent as number or text; null for anything else. */
export const optionalCount = () =>
  yup
    .number()
    .transform((_cast, sent: unknown) => (Number.isInteger(Number(sent)) && Number(sent) > 0 ? Number(sent) : null))
    .nullable()
    .default(null);

/** The items are read separately, so that an invalid one does not fail the others. Empty for anything that is not a list. */
export const itemList = () =>
  yup
    .array()
    .transform((_cast, sent: unknown) => (Array.isArray(sent) ? sent : []))
    .default([]);

/** Drops unknown fields; the error names fields, never their values. */
export const parseWire = <Wire>(schema: yup.Schema<Wire>, record: unknown): Result<Wire, string> => {
  try {
    return success(schema.validateSync(record ?? null, { stripUnknown: true, abortEarly: false }));
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return failure(error.errors.toSorted().join(", ")); // yup's own order changes with the schema
  }
};

/** Gives a short error for lists and plain values. */
export const wireRecord = <Fields extends yup.ObjectShape>(fields: Fields) =>
  yup.object(fields).typeError("it is not an object").required("it is not an object");
