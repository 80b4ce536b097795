import type { AfterErrorHook } from "payload";

import { inLanguage } from "../shared/bilingual";
import { FILE_TOO_LARGE } from "./words";
import { isRecord } from "../../../src/lib/json";

/** Payload's status for an upload that is too large. */
const TOO_LARGE = 413;

/** The properties of Payload's `APIError` and its subclasses. */
type ApiError = { message: string; status: number; data: unknown; isPublic: unknown };

const readApiError = (error: Error): ApiError | null => {
  const fields: Record<string, unknown> = { ...error };
  const { status, data, isPublic } = fields;
  return fields.isOperational === true && typeof status === "number" ? { message: error.message, status, data, isPublic } : null;
};

/** The same rule as Payload's `isErrorPublic`. */
const mayBeShown = ({ status, isPublic }: ApiError): boolean => isPublic === true || (isPublic !== false && status !== 500);

/**
 * Payload's message contains only the field's name. The form marks the field, but not when a draft is saved, and on a phone without the
 * reason.
 */
const readReason = ({ message, data }: ApiError): string => {
  const errors = isRecord(data) && Array.isArray(data.errors) ? data.errors : [];
  const [error] = errors;
  if (errors.length !== 1 || !isRecord(error) || typeof error.message !== "string") return message;
  return typeof error.label === "string" ? `${error.label}: ${error.message}` : error.message;
};

/**
 * Responds to errors of Payload with their reason and the fields concerned. A production build bundles Payload twice, for the start of the
 * server and for its routes, and has no class names: there Payload does not recognise its own errors, and responds "An unknown error
 * occurred." or leaves the fields out.
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
