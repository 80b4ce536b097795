import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from "payload";

import { publishRefusal } from "./words";
import { readTalentState } from "./read-consents";

/** Restoring a version as a draft saves a draft, although the version itself may be a published one. */
const isRestoredAsDraft = ({ context, query }: PayloadRequest): boolean =>
  context.isRestoringVersion === true && (query.draft === "true" || query.draft === true);

const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/**
 * Rejects a talent's publication while a consent is needed and none is valid. Hooks run for the admin, for one or several records over the
 * API, and for the panel's own code.
 * @throws APIError 409 in the language of the request.
 */
export const refusePublishingWithoutConsent: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const status: unknown = data._status ?? originalDoc?._status;
  if (status !== "published" || isRestoredAsDraft(req)) return data;
  const birthdate = textOrNull(data.birthdate === undefined ? originalDoc?.birthdate : data.birthdate);
  const id = typeof originalDoc?.id === "number" ? originalDoc.id : null;
  const state = await readTalentState({ payload: req.payload, req }, { id, birthdate }, new Date());
  if (state === "missing" || state === "expired" || state === "withdrawn")
    // For an error without data, Payload answers by its class name, which a production build does not keep.
    throw new APIError(publishRefusal(state, req.i18n.language), 409, { path: "_status" }, true);
  return data;
};
