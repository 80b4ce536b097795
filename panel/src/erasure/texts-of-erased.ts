import type { Payload, PayloadRequest } from "payload";

import { isRecord } from "../../../src/lib/json";
import { findMentions, readSiteTexts, type SiteText } from "./find-mentions";

const KEY = "texts-naming-erased";

/** A text that named a talent when the talent was erased. The name is not stored. */
type Reference = Pick<SiteText, "kind" | "slug" | "id"> & { at: string };

const isReference = (value: unknown): value is Reference =>
  isRecord(value) && "kind" in value && "slug" in value && "id" in value && typeof value.at === "string";

const readReferences = async (payload: Payload): Promise<Reference[]> => {
  const value = await payload.kv.get<Reference[]>(KEY);
  return Array.isArray(value) ? value.filter(isReference) : [];
};

const isSameText = (one: Pick<SiteText, "kind" | "slug" | "id">, other: Pick<SiteText, "kind" | "slug" | "id">): boolean =>
  one.kind === other.kind && one.slug === other.slug && one.id === other.id;

/** Records the texts that name a talent, before the talent is erased. */
export const recordTextsNaming = async (talentId: number, req: PayloadRequest): Promise<void> => {
  const { payload } = req;
  const { docs } = await payload.find({ collection: "talents", where: { id: { equals: talentId } }, depth: 0, overrideAccess: true, req });
  const mentions = findMentions(
    await readSiteTexts(payload),
    docs.map(({ id, name }) => ({ id, name })),
  );
  if (mentions.length === 0) return;
  const at = new Date().toISOString();
  const fresh = mentions.map(({ text: { kind, slug, id } }) => ({ kind, slug, id, at }));
  const kept = (await readReferences(payload)).filter((reference) => !fresh.some((other) => isSameText(reference, other)));
  await payload.kv.set(KEY, [...kept, ...fresh]);
};

/** Returns the recorded texts that were not edited since, and removes the edited and deleted ones from the record. */
export const readTextsOfErased = async (payload: Payload, allTexts: readonly SiteText[]): Promise<SiteText[]> => {
  const references = await readReferences(payload);
  const open = references.filter((reference) => allTexts.some((text) => isSameText(text, reference) && text.updatedAt <= reference.at));
  if (open.length < references.length) await payload.kv.set(KEY, open);
  return allTexts.filter((text) => open.some((reference) => isSameText(text, reference)));
};
