import type { PayloadRequest, Where } from "payload";

import { isWholePhoneKey } from "../../../src/domain/phone";
import type { Entry } from "../payload-types";
import type { EntryStatus } from "./entry-status";

/** Reasons to assume that two applications are of one person. Brothers and sisters share a phone number and an e-mail address. */
export const DUPLICATE_REASONS = ["person", "phone", "email"] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

const SELECT = {
  name: true,
  birthdate: true,
  nameKey: true,
  phoneKey: true,
  emailKey: true,
  reference: true,
  status: true,
  photos: true,
  createdAt: true,
} as const;

type Keyed = Pick<Entry, "id" | "birthdate" | "nameKey" | "phoneKey" | "emailKey">;
type Found = Keyed & Pick<Entry, "name" | "reference" | "status" | "photos" | "createdAt">;

export type Duplicate = {
  id: number;
  name: string;
  birthdate: string | null;
  reference: string | null;
  status: EntryStatus;
  createdAt: string;
  photos: number[];
  reasons: DuplicateReason[];
};

const isSame = (one: string | null | undefined, other: string | null | undefined): boolean => Boolean(one) && one === other;

/** Without an area code, equal numbers may be lines in two cities. */
const wholePhoneOf = ({ phoneKey }: Keyed): string | null => (phoneKey && isWholePhoneKey(phoneKey) ? phoneKey : null);

/** Empty when nothing indicates the same person. */
export const duplicateReasons = (one: Keyed, other: Keyed): DuplicateReason[] => {
  const isMatch: Record<DuplicateReason, boolean> = {
    person: isSame(one.nameKey, other.nameKey) && isSame(one.birthdate, other.birthdate),
    phone: isSame(wholePhoneOf(one), other.phoneKey),
    email: isSame(one.emailKey, other.emailKey),
  };
  return DUPLICATE_REASONS.filter((reason) => isMatch[reason]);
};

type Key = "nameKey" | "birthdate" | "phoneKey" | "emailKey";

const keysOf = (list: readonly Keyed[], name: Key): string[] => {
  const keys = list.map((entry) => (name === "phoneKey" ? wholePhoneOf(entry) : entry[name]));
  return [...new Set(keys.flatMap((key) => (key ? [key] : [])))];
};

/** Maximum of other applications in one request, so that a number given by hundreds does not load them all. */
const MAX_FOUND = 500;

const findCandidates = async (req: PayloadRequest, list: readonly Keyed[]): Promise<Found[]> => {
  const within = (name: Key): Where => ({ [name]: { in: keysOf(list, name) } });
  const hasKeys = (...names: Key[]): boolean => names.every((name) => keysOf(list, name).length > 0);
  const or: Where[] = [
    // A common name alone would match strangers.
    ...(hasKeys("nameKey", "birthdate") ? [{ and: [within("nameKey"), within("birthdate")] }] : []),
    ...(hasKeys("phoneKey") ? [within("phoneKey")] : []),
    ...(hasKeys("emailKey") ? [within("emailKey")] : []),
  ];
  if (or.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: "entries",
    where: { and: [{ kind: { equals: "getScouted" } }, { or }] },
    sort: "-id",
    limit: MAX_FOUND,
    pagination: false,
    depth: 0,
    select: SELECT,
    overrideAccess: false,
    req,
  });
  return docs;
};

const toDuplicate = (found: Found, reasons: DuplicateReason[]): Duplicate => ({
  id: found.id,
  name: found.name ?? "",
  birthdate: found.birthdate ?? null,
  reference: found.reference ?? null,
  status: found.status,
  createdAt: found.createdAt,
  photos: (found.photos ?? []).filter((photo) => typeof photo === "number"),
  reasons,
});

/** By the id of the application, the newest first. */
export const findDuplicates = async (req: PayloadRequest, list: readonly Keyed[]): Promise<Map<number, Duplicate[]>> => {
  const candidates = await findCandidates(req, list);
  return new Map(
    list.map((entry) => {
      const others = candidates.flatMap((found) => {
        const reasons = found.id === entry.id ? [] : duplicateReasons(entry, found);
        return reasons.length === 0 ? [] : [toDuplicate(found, reasons)];
      });
      return [entry.id, others];
    }),
  );
};
