import { createHmac } from "node:crypto";

import pLimit from "p-limit";
import { createLocalReq, type Payload, type PayloadRequest } from "payload";

import { DAY_MS } from "../../../src/domain/day";
import { peopleConcerned, recordAudit, type AuditAction } from "../audit/index";
import type { ConfirmationRequest, LinkFault } from "../contract/family";
import { withLock } from "../database/lock";
import { recordEntryEvent } from "../entries/index";
import type { Entry } from "../payload-types";
import { hashSecret } from "../shared/access-key";

/** A link works for this long after its mail was sent. */
export const LINK_DAYS = 14;

/**
 * The token of an entry's link: 43 base64url characters without personal data. Derived, not random, so that a mail that is sent again
 * after an unclear failure has the same link.
 */
export const linkToken = (secret: string, { id, createdAt }: Pick<Entry, "id" | "createdAt">): string =>
  createHmac("sha256", secret).update(`guardian's confirmation of entry ${id} of ${createdAt}`).digest("base64url");

const findByToken = async (payload: Payload, token: string): Promise<Entry | null> => {
  const { docs } = await payload.find({
    collection: "entries",
    where: { confirmationHash: { equals: hashSecret(token) } },
    depth: 0,
    limit: 1,
    // The guardian has no account: the token is the credential. Here and below.
    overrideAccess: true,
  });
  return docs[0] ?? null;
};

/** Without a recorded time of the mail, the last update counts: the mail may have arrived nevertheless. */
const expiryOf = ({ confirmationSentAt, updatedAt }: Entry): Date =>
  new Date(Date.parse(confirmationSentAt ?? updatedAt) + LINK_DAYS * DAY_MS);

const faultOf = (entry: Entry, now: Date): LinkFault | null => {
  if (entry.confirmation === "confirmed") return "used";
  return expiryOf(entry) <= now ? "expired" : null;
};

/** No account acts here, but personal data is read or changed. */
const recordLinkUse = async (req: PayloadRequest, action: AuditAction, id: number): Promise<void> =>
  recordAudit(req, {
    action,
    store: "entries",
    records: [id],
    subjects: await peopleConcerned(req.payload, "entries", [id]),
    detail: "guardian's link",
  });

export const showConfirmation = async (payload: Payload, token: string, now: Date): Promise<ConfirmationRequest | LinkFault> => {
  const entry = await findByToken(payload, token);
  if (entry === null) return "unknown";
  const fault = faultOf(entry, now);
  if (fault !== null) return fault;
  await recordLinkUse(await createLocalReq({}, payload), "read", entry.id);
  const { name, guardian, city, createdAt, photos } = entry;
  return {
    name: name ?? "",
    guardian: guardian ?? null,
    city: city ?? null,
    sentAt: createdAt,
    photos: photos?.length ?? 0,
    expiresAt: expiryOf(entry).toISOString(),
  };
};

const confirmOnce = async (payload: Payload, token: string, now: Date): Promise<"confirmed" | LinkFault> => {
  const entry = await findByToken(payload, token);
  if (entry === null) return "unknown";
  const fault = faultOf(entry, now);
  if (fault !== null) return fault;
  const req = await createLocalReq({}, payload);
  await payload.update({
    collection: "entries",
    id: entry.id,
    data: { confirmation: "confirmed", confirmedAt: now.toISOString() },
    depth: 0,
    overrideAccess: true,
    req,
  });
  await recordEntryEvent(req, { entry: entry.id, event: "confirmed" });
  await recordLinkUse(req, "change", entry.id);
  return "confirmed";
};

/** Maximum wait for a confirmation in another panel; the guardian may repeat the call. */
const WAIT_MS = 10_000;

/** Prevents many simultaneous calls from opening as many connections for the lock. */
const inOrder = pLimit(1);

/** Calls run one after the other, in all panels of the store, so that only the first of two simultaneous ones confirms. */
export const confirm = (payload: Payload, token: string, now: Date): Promise<"confirmed" | LinkFault> =>
  inOrder(() => withLock("confirmation", () => confirmOnce(payload, token, now), WAIT_MS));
