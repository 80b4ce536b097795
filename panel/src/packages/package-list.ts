import type { PayloadRequest, Where } from "payload";

import { numberIn } from "../shared/rows";
import { runSql } from "../database/sql";
import { isScoutField } from "../access/roles";
import { stateOf } from "./package-store";
import { readTalents } from "./package-talents";

export const PACKAGE_TABS = ["open", "ended", "all"] as const;
export type PackageTab = (typeof PACKAGE_TABS)[number];

export type ListedPackage = {
  id: number;
  title: string;
  client: string | null;
  isClientHidden: boolean;
  talents: number;
  state: "open" | "expired" | "revoked";
  openings: number;
  openedBy: number;
  /** `answering` counts people who have answered; `done` those of them who are done. */
  answering: number;
  done: number;
  expiresAt: string;
};

export type PackageList = { packages: ListedPackage[]; counts: Record<PackageTab, number>; page: number; pages: number };

const PER_PAGE = 30;

export const isOpen = (now: Date): Where => ({
  and: [{ revokedAt: { exists: false } }, { expiresAt: { greater_than: now.toISOString() } }],
});

const whereOf = (tab: PackageTab, now: Date): Where => {
  if (tab === "all") return {};
  return tab === "open" ? isOpen(now) : { or: [{ revokedAt: { exists: true } }, { expiresAt: { less_than_equal: now.toISOString() } }] };
};

type People = { openedBy: number; answering: number; done: number };

/** In SQL, since Payload would need a query for each package. The ids are numbers from the database. */
const countPeople = async ({ payload }: PayloadRequest, ids: readonly number[]): Promise<Map<number, People>> => {
  if (ids.length === 0) return new Map();
  const rows = await runSql(
    payload,
    [
      "SELECT package, SUM(CASE WHEN openings > 0 THEN 1 ELSE 0 END) AS opened_by,",
      "SUM(CASE WHEN name <> '' THEN 1 ELSE 0 END) AS answering, SUM(CASE WHEN done_at IS NULL THEN 0 ELSE 1 END) AS done",
      `FROM package_people WHERE package IN (${ids.map(Number).join(", ")}) GROUP BY package`,
    ].join(" "),
  );
  return new Map(
    rows.map((row) => [
      numberIn(row, "package"),
      { openedBy: numberIn(row, "opened_by"), answering: numberIn(row, "answering"), done: numberIn(row, "done") },
    ]),
  );
};

const countPackages = async (req: PayloadRequest, now: Date): Promise<Record<PackageTab, number>> => {
  const count = async (tab: PackageTab): Promise<number> =>
    (await req.payload.count({ collection: "packages", where: whereOf(tab, now), overrideAccess: false, req })).totalDocs;
  return { open: await count("open"), ended: await count("ended"), all: await count("all") };
};

/** Newest first. Reads with the rights of the request's account. */
export const listPackages = async (
  req: PayloadRequest,
  { tab, page }: { tab: PackageTab; page: number },
  now: Date,
): Promise<PackageList> => {
  const found = await req.payload.find({
    collection: "packages",
    where: whereOf(tab, now),
    page,
    limit: PER_PAGE,
    depth: 0,
    sort: "-createdAt",
    overrideAccess: false,
    req,
  });
  const people = await countPeople(
    req,
    found.docs.map(({ id }) => id),
  );
  const readsEnquiries = await isScoutField({ req });
  const packages = found.docs.map((stored): ListedPackage => ({
    id: stored.id,
    title: stored.title,
    client: stored.client ?? null,
    // A readable field is present even when it is empty.
    isClientHidden: !readsEnquiries && !("client" in stored),
    talents: readTalents(stored.talents).length,
    state: stateOf(stored, now),
    openings: stored.openings ?? 0,
    ...(people.get(stored.id) ?? { openedBy: 0, answering: 0, done: 0 }),
    expiresAt: stored.expiresAt,
  }));
  return { packages, counts: await countPackages(req, now), page: found.page ?? 1, pages: found.totalPages };
};

export const countOpenPackages = async (req: PayloadRequest, now: Date): Promise<number> =>
  (await req.payload.count({ collection: "packages", where: isOpen(now), overrideAccess: false, req })).totalDocs;
