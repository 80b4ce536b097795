import * as yup from "yup";
import { PACKAGE_CHOICES, type PackagePerson, type PackagePick, type PackagePicks, type PackageRow } from "../../domain/package";
import { failure, success, type Result } from "../../domain/result";
import { isRecord, parseJson } from "../../lib/json";
import type { Answer } from "../exchange";
import type { UpstreamClient } from "../http";
import { retryAfterMs } from "../retry";
import { optionalText, parseWire, requiredText, wireRecord } from "../wire-fields";
import { timestamp } from "../wire-values";
import { packageCall } from "./fetch-package";

/**
 * Reason why a row was not stored.
 *
 * - `gone`: the package has ended or is deleted; no attempt will succeed.
 * - `rejected`: the row itself is wrong.
 * - `unavailable`: anything else; says nothing about the row.
 */
export interface RowRefusal {
  cause: "gone" | "rejected" | "unavailable";
  /** Contains statuses, never a client's text. */
  reason: string;
  /** From `Retry-After`; null without one. */
  retryAfterMs: number | null;
}

const sequence = () => yup.number().integer().min(0).required();

const wirePerson = wireRecord({
  id: requiredText(),
  name: optionalText(),
  message: optionalText(),
  done_at: optionalText(),
  sequence: sequence(),
});
const wirePick = wireRecord({
  person: requiredText(),
  talent: requiredText(),
  choice: optionalText(),
  comment: optionalText(),
  sequence: sequence(),
});

/** `GET /api/packages/{hash}/picks`. */
export const fetchPicks = async (
  client: Pick<UpstreamClient, "getJson">,
  hash: string,
): Promise<Result<PackagePicks, { message: string }>> => {
  const answer = await client.getJson({ backend: "panel", path: packageCall(hash, "/picks") });
  if (!answer.ok) return answer;
  const data = isRecord(answer.value) && isRecord(answer.value.data) ? answer.value.data : null;
  if (data === null) return failure({ message: "The panel answered picks without data." });
  return success({ people: listOf(data.people, readPerson), picks: listOf(data.picks, readPick) });
};

/** Omits records that cannot be read. */
const listOf = <Item>(records: unknown, read: (record: unknown) => Result<Item, string>): readonly Item[] =>
  (Array.isArray(records) ? records : []).flatMap((record: unknown) => {
    const item = read(record);
    return item.ok ? [item.value] : [];
  });

const readPerson = (record: unknown): Result<PackagePerson, string> => {
  const wire = parseWire(wirePerson, record);
  if (!wire.ok) return wire;
  const { id, name, message, done_at: doneAt, sequence: stored } = wire.value;
  return success({ id, name: name ?? "", message: message ?? "", doneAt: timestamp(doneAt), sequence: stored });
};

const readPick = (record: unknown): Result<PackagePick, string> => {
  const wire = parseWire(wirePick, record);
  if (!wire.ok) return wire;
  const { person, talent, choice, comment, sequence: stored } = wire.value;
  const known = PACKAGE_CHOICES.find((name) => name === choice) ?? null;
  return success({ person, talent, choice: known, comment: comment ?? "", sequence: stored });
};

/** `POST /api/packages/{hash}/picks`, once: returns the sequence that the store has now. */
export const sendRow = async (
  client: Pick<UpstreamClient, "postJson">,
  { hash, row }: { hash: string; row: PackageRow },
): Promise<Result<number, RowRefusal>> => {
  const answer = await client.postJson({ path: packageCall(hash, "/picks"), body: { ...row } });
  if (!answer.ok) return failure({ cause: "unavailable", reason: answer.error.message, retryAfterMs: null });
  const stored = answer.value.status === 200 ? parseJson(answer.value.text) : null;
  if (isRecord(stored) && typeof stored.sequence === "number") return success(stored.sequence);
  return failure(toRefusal(answer.value));
};

/** The row itself is wrong. */
const REJECTED_STATUSES = [400, 413, 422];

/** A 404 without this code comes from a store without the extension, or from a proxy. */
const UNKNOWN_CODE = "unknown_package";

const toRefusal = ({ status, text, retryAfter }: Answer): RowRefusal => {
  const body = parseJson(text);
  const code = isRecord(body) ? body.code : null;
  const isGone = status === 410 || (status === 404 && code === UNKNOWN_CODE);
  const cause = isGone ? "gone" : REJECTED_STATUSES.includes(status) ? "rejected" : "unavailable";
  return { cause, reason: `The panel answered ${status}.`, retryAfterMs: retryAfterMs(retryAfter, Date.now()) };
};

/** `refused`: wrong passphrase; `limited`: too many attempts. */
export type UnlockRefusal = { cause: "refused" | "limited" | "unavailable"; retryAfterMs: number | null };

/** `POST /api/packages/{hash}/unlock`, once: returns the passphrase's version. */
export const unlockPackage = async (
  client: Pick<UpstreamClient, "postJson">,
  { hash, passphrase }: { hash: string; passphrase: string },
): Promise<Result<string, UnlockRefusal>> => {
  const answer = await client.postJson({ path: packageCall(hash, "/unlock"), body: { passphrase } });
  if (!answer.ok) return failure({ cause: "unavailable", retryAfterMs: null });
  const { status, text, retryAfter } = answer.value;
  const body = status === 200 ? parseJson(text) : null;
  if (isRecord(body) && typeof body.version === "string") return success(body.version);
  const cause = status === 403 ? "refused" : status === 429 ? "limited" : "unavailable";
  return failure({ cause, retryAfterMs: retryAfterMs(retryAfter, Date.now()) });
};

/** `POST /api/packages/{hash}/opened`, once: counts an opening; false when the store has not counted it. */
export const reportOpened = async (
  client: Pick<UpstreamClient, "postJson">,
  { hash, person }: { hash: string; person: string },
): Promise<boolean> => {
  const answer = await client.postJson({ path: packageCall(hash, "/opened"), body: { person } });
  return answer.ok && answer.value.status === 200;
};
