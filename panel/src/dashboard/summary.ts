import type { Endpoint, PayloadRequest } from "payload";

import { isEditor, isScout, isStaff } from "../access/roles";
import { deskEndpoint } from "../access/desk-endpoint";
import { environment } from "../environment";
import { fetchPublicationStatus, type PublicationStatus } from "../publication/index";
import { type CareItem, readGatewayCare, readOwnCare } from "./care";
import { fetchGatewayReport, type GatewayReport } from "./gateway-report";
import { type LiveContent, readLiveContent } from "./live";
import { HIDDEN, readSection, type Section } from "./section";
import { countOpenPackages } from "../packages/index";
import { readVisitorInterest, type VisitorInterest } from "./visitors";
import { readLastVisit } from "./visits";
import { readWaiting, type WaitingEntries } from "./waiting";

/** The parts that need only the database. */
export type OwnSummary = {
  /** The end of the account's previous visit, ISO 8601; null during its first. */
  lastVisit: string | null;
  /** Hidden from editors. */
  waiting: Section<WaitingEntries>;
  live: Section<LiveContent>;
  /** Number of packages that clients can open. */
  packages: Section<number>;
  care: Section<CareItem[]>;
};

/** The parts that need the gateway, which may take seconds to time out. */
export type GatewaySummary = {
  /** Hidden from scouts. */
  publication: Section<PublicationStatus>;
  /** Unless it is reachable, deliveries and its disk are unknown. */
  gateway: GatewayReport["state"];
  gatewayCare: Section<CareItem[]>;
  visitors: Section<VisitorInterest>;
};

export const readOwnSummary = async (req: PayloadRequest, now: Date, lastVisit: string | null): Promise<OwnSummary> => {
  const { payload } = req;
  const [readsEntries, readsDrafts] = [(await isScout({ req })) === true, (await isEditor({ req })) === true];
  return {
    lastVisit,
    waiting: readsEntries ? await readSection(payload, () => readWaiting(payload, lastVisit)) : HIDDEN,
    live: await readSection(payload, () => readLiveContent(payload, { showsDrafts: readsDrafts })),
    packages: await readSection(payload, () => countOpenPackages(req, now)),
    care: await readSection(payload, () => readOwnCare(req, now)),
  };
};

const readPublication = async (): Promise<PublicationStatus> => {
  const { publishUrl, publishSecret } = environment;
  return publishUrl === null || publishSecret === null ? { state: "unknown" } : fetchPublicationStatus(publishUrl, publishSecret);
};

export const readGatewaySummary = async (req: PayloadRequest, now: Date): Promise<GatewaySummary> => {
  const { payload } = req;
  const showsPublication = (await isEditor({ req })) === true;
  const [report, publication] = await Promise.all([
    fetchGatewayReport(environment),
    showsPublication ? readSection(payload, readPublication) : HIDDEN,
  ]);
  return {
    publication,
    gateway: report.state,
    gatewayCare: await readSection(payload, () => readGatewayCare(req, report, now)),
    visitors: await readSection(payload, () => readVisitorInterest(req, report)),
  };
};

/** GET /cms/api/desk/summary: the content of the dashboard for the account. Does not count as a visit. */
export const summaryEndpoint: Endpoint = deskEndpoint({
  method: "get",
  path: "/summary",
  access: isStaff,
  handler: async (req) => {
    const now = new Date();
    const lastVisit = await readLastVisit(req, now);
    const [own, fromGateway] = await Promise.all([readOwnSummary(req, now, lastVisit), readGatewaySummary(req, now)]);
    return { ...own, ...fromGateway };
  },
});
