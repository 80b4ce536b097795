import type { AfterErrorHook } from "payload";

import { inLanguage } from "../shared/bilingual";
import { FILE_TOO_LARGE } from "./words";
import { isRecord } from "../../../src/lib/json";

/** The status with which Payload ends an upload. */
const TOO_LARGE = 413;

/** The properties of Payload's `APIError` and of its subclasses. */
type ApiError = { message: string; status: number; data: unknown; isPublic: unknown };

const readApiError = (error: Error): ApiError | null => {
  const fields: Record<string, unknown> = { ...error };
  const { status, data, isPublic } = fields;
  return fields.isOperational === true && typeof status === "number" ? { message: error.message, status, data, isPublic } : null;
};

/** As Payload decides it (`isErrorPublic`). */
const mayBeShown = ({ status, isPublic }: ApiError): boolean => isPublic === true || (isPublic !== false && status !== 500);

/** Payload names the field alone. The form marks it, but not when a draft is saved, and on a phone without its reason. */
const readReason = ({ message, data }: ApiError): string => {
  const errors = isRecord(data) && Array.isArray(data.errors) ? data.errors : [];
  const [error] = errors;
  if (errors.length !== 1 || !isRecord(error) || typeof error.message !== "string") return message;
  return typeof error.label === "string" ? `${error.label}: ${error.message}` : error.message;
};

/**
 * Answers errors of Payload with their reason, and with the fields that they concern. A production build contains Payload
 * twice, for the start of the server and for its routes, and has no class names: there Payload does not recognise its own
 * errors, and answers "An unknown error occurred." or leaves the fields out.
 */
export const answerErrors: AfterErrorHook = ({ error, req }) => {
  const known = readApiError(error);
  if (known === null || !mayBeShown(known)) return undefined;
  if (known.status === TOO_LARGE) return { response: { errors: [{ message: inLanguage(FILE_TOO_LARGE, req.i18n.language) }] } };
  const { data } = known;
  const message = readReason(known);
  if (!isRecord(data)) return { response: { errors: [{ message }] } };
  const name = Array.isArray(data.errors) ? "ValidationError" : "APIError";
  return { response: { errors: [{ name, data, message }] } };
};
