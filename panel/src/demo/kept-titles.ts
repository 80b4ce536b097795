import type { Payload } from "payload";

import { isRecord } from "../../../src/lib/json";
import type { DemoCollection } from "./demo-mark";
import type { KeptRecord } from "./plan-removal";

export type NamedRecord = KeptRecord & { title: string };

const titleOf = (doc: unknown, field: string): string => {
  const title: unknown = isRecord(doc) ? doc[field] : null;
  return typeof title === "string" && title !== "" ? title : `#${isRecord(doc) ? String(doc.id) : ""}`;
};

/** Titles are the same as in the admin's lists. */
export const readTitles = async (payload: Payload, kept: readonly KeptRecord[]): Promise<NamedRecord[]> => {
  const titles = new Map<string, string>();
  for (const collection of new Set<DemoCollection>(kept.map((record) => record.collection))) {
    const field = collection === "media" ? "filename" : payload.collections[collection].config.admin.useAsTitle;
    const ids = kept.filter((record) => record.collection === collection).map(({ id }) => id);
    const { docs } = await payload.find({
      collection,
      where: { id: { in: ids } },
      draft: true,
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    for (const doc of docs) titles.set(`${collection}/${doc.id}`, titleOf(doc, field ?? "id"));
  }
  return kept.map((record) => ({ ...record, title: titles.get(`${record.collection}/${record.id}`) ?? `#${record.id}` }));
};
