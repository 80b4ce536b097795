import { createHash } from "node:crypto";
import { isWireRecord } from "./content/records";
import { paginatedList } from "./lists";
import { json, type Reply } from "./reply";
import type { UpstreamRequest } from "./upstream-request";

interface Noted {
  /** The record as JSON. */
  text: string;
  /** The version of the list in which the record changed last. */
  version: number;
}

/** The list of talents with the extension `updated_since`. Its cursor is the number of a version of the list. */
export const createTalentChanges = () => {
  let noted = new Map<string, Noted>();
  let version = 1;

  /** Compares the records with those of the last request. */
  const note = (talents: readonly unknown[]): void => {
    const next = new Map(
      talents.map((talent): [string, Noted] => {
        const text = JSON.stringify(talent) ?? "";
        const before = noted.get(idOf(talent));
        return [idOf(talent), before?.text === text ? before : { text, version: version + 1 }];
      }),
    );
    const isChanged = next.size !== noted.size || [...next.values()].some((record) => record.version > version);
    noted = next;
    if (isChanged) version += 1;
  };

  return (request: UpstreamRequest, talents: readonly unknown[]): Reply => {
    const since = Number(request.query.get("updated_since") ?? Number.NaN);
    const isFirst = (request.query.get("page") ?? "1") === "1";
    if (isFirst) note(talents);
    const cursor = isFirst ? { cursor: String(version) } : {};
    if (!(since >= 1 && since <= version)) return withFields(paginatedList(request, talents), cursor);
    const changed = talents.filter((talent) => (noted.get(idOf(talent))?.version ?? 0) > since);
    const ids = talents.map(idOf);
    const digest = createHash("sha256").update(ids.join("\n")).digest("hex");
    const known = { ...(request.query.get("ids") === digest ? {} : { ids }), ids_digest: digest };
    return withFields(paginatedList(request, changed), isFirst ? { ...cursor, ...known } : {});
  };
};

const idOf = (talent: unknown): string => (isWireRecord(talent) ? String(talent.id ?? "") : "");

const withFields = ({ body }: Reply, fields: object): Reply => json(200, { ...(JSON.parse(String(body)) as object), ...fields });
