import type { PayloadRequest } from "payload";

import type { GatewayCounts, GatewayReport, TalentCount } from "./gateway-report";

export type NamedCount = { id: number; name: string; count: number };

/** Counts of the last 30 days. */
export type VisitorInterest =
  | { state: "unset" | "unreachable" | "off" | "unreadable" }
  | {
      state: "counted";
      from: string;
      until: string;
      views: number;
      pages: GatewayCounts["pages"];
      opened: NamedCount[];
      selected: NamedCount[];
      unfound: GatewayCounts["unfound"];
      filters: GatewayCounts["filters"];
    };

const SHOWN_TALENTS = 6;

const readNames = async (req: PayloadRequest, ids: number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: "talents",
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { name: true },
    overrideAccess: false,
    req,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
};

/** Drops talents that the account may not read, and talents erased since. */
const withNames = (counts: readonly TalentCount[], names: ReadonlyMap<number, string>): NamedCount[] =>
  counts
    .flatMap(({ talent, count }) => {
      const name = names.get(talent);
      return name === undefined ? [] : [{ id: talent, name, count }];
    })
    .slice(0, SHOWN_TALENTS);

export const readVisitorInterest = async (req: PayloadRequest, report: GatewayReport): Promise<VisitorInterest> => {
  if (report.state !== "reachable") return { state: report.state };
  const { counting, from, until, views, pages, opened, selected, unfound, filters } = report.counts;
  if (counting === null) return { state: "unreadable" };
  if (!counting) return { state: "off" };
  const names = await readNames(req, [...new Set([...opened, ...selected].map(({ talent }) => talent))]);
  const talents = { opened: withNames(opened, names), selected: withNames(selected, names) };
  return { state: "counted", from, until, views, pages, ...talents, unfound, filters };
};
