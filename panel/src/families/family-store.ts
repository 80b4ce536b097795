import type { Payload } from "payload";

import type { FamilyState, FamilyStatus, FamilyStore } from "../contract/family";
import { environment } from "../environment";
import type { Entry } from "../payload-types";
import { hashSecret, isSameHash } from "../shared/access-key";
import { confirm, showConfirmation } from "./confirmation";
import { eraseDraftTalent } from "./erase-draft-talent";
import { unconfirmedLimit } from "./unconfirmed";

const STATES: Readonly<Record<Entry["status"], FamilyState>> = {
  new: "received",
  seen: "reviewing",
  contacted: "invited",
  accepted: "accepted",
  declined: "declined",
};

const REFERENCE = /^[0-9A-F]{8}$/;

const findEntry = async (payload: Payload, reference: string, key: string): Promise<Entry | null> => {
  if (!REFERENCE.test(reference)) return null;
  const { docs } = await payload.find({
    collection: "entries",
    where: { reference: { equals: reference } },
    depth: 0,
    pagination: false,
    // The family has no account: the key is the credential. Here and below.
    overrideAccess: true,
  });
  const hash = hashSecret(key);
  return docs.find(({ accessKeyHash }) => isSameHash(hash, accessKeyHash)) ?? null;
};

const monthsAfter = (time: string, months: number): Date => {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date;
};

const statusOf = async (payload: Payload, entry: Entry): Promise<FamilyStatus> => {
  const settings = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  const expiry = monthsAfter(entry.createdAt, settings.retentionMonths ?? environment.retentionMonths);
  const unconfirmed = unconfirmedLimit(entry, settings.unconfirmedDays);
  return {
    form: entry.kind,
    state: STATES[entry.status],
    sentAt: entry.createdAt,
    photos: entry.photos?.length ?? 0,
    confirmation: entry.confirmation ?? null,
    erasableUntil: (unconfirmed !== null && unconfirmed < expiry ? unconfirmed : expiry).toISOString(),
  };
};

/** Deletes an entry as an admin does: with its photos and history, and with a line in the erased list. */
const eraseEntry = async (payload: Payload, entry: Entry): Promise<void> => {
  await eraseDraftTalent(payload, entry);
  await payload.delete({ collection: "entries", id: entry.id, depth: 0, overrideAccess: true });
};

export const createFamilyStore = (payload: Payload, now: () => Date = () => new Date()): FamilyStore => ({
  status: async (reference, key) => {
    const entry = await findEntry(payload, reference, key);
    return entry === null ? null : statusOf(payload, entry);
  },
  erase: async (reference, key) => {
    const entry = await findEntry(payload, reference, key);
    if (entry !== null) await eraseEntry(payload, entry);
    return entry !== null;
  },
  showConfirmation: (token) => showConfirmation(payload, token, now()),
  confirm: (token) => confirm(payload, token, now()),
});
