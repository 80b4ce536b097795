import { CONFIRMATION_CALLS, familyPageCall } from "../config/entry-calls";
import { readConfirmationRequest, readEntryStatus } from "../domain/entry-status";
import type { ConfirmationRequest, EntryStatus, ErasureState, LinkFault } from "../domain/entry-status";
import { failure, success, type Result } from "../domain/result";
import { isRecord } from "../lib/json";

/** `unknown`: no such entry, or another key. `unavailable`: temporary, worth a retry. */
export type FamilyFault = LinkFault | "tooMany" | "unavailable";

export interface Access {
  reference: string;
  key: string;
}

const ERASURE_STATES: readonly ErasureState[] = ["erasing", "erased", "unerasable"];

const faultOf = (status: number, body: unknown): FamilyFault => {
  if (status === 404) return "unknown";
  if (status === 410) return isRecord(body) && body.code === "used" ? "used" : "expired";
  return status === 429 ? "tooMany" : "unavailable";
};

/** Posts the secret in the body, so that no log and no address contains it. */
const post = async <Value>(path: string, secret: object, read: (body: unknown) => Value | null): Promise<Result<Value, FamilyFault>> => {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify(secret),
      cache: "no-store",
      referrerPolicy: "no-referrer",
    });
    const body: unknown = await response.json();
    const value = response.ok ? read(body) : null;
    return value === null ? failure(faultOf(response.status, body)) : success(value);
  } catch {
    return failure("unavailable"); // offline, interrupted, or not JSON
  }
};

export const fetchStatus = ({ reference, key }: Access): Promise<Result<EntryStatus, FamilyFault>> =>
  post(familyPageCall(reference, "status"), { key }, readEntryStatus);

export const eraseEntry = ({ reference, key }: Access): Promise<Result<ErasureState, FamilyFault>> =>
  post(
    familyPageCall(reference, "erase"),
    { key },
    (body) => ERASURE_STATES.find((state) => isRecord(body) && body.state === state) ?? null,
  );

export const fetchConfirmation = (token: string): Promise<Result<ConfirmationRequest, FamilyFault>> =>
  post(CONFIRMATION_CALLS.show, { token }, readConfirmationRequest);

export const sendConfirmation = (token: string): Promise<Result<true, FamilyFault>> =>
  post(CONFIRMATION_CALLS.confirm, { token }, (body) => (isRecord(body) ? true : null));
