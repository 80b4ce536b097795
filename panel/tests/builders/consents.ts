import type { Payload } from "payload";

import type { Consent } from "../../src/payload-types";
import { storeRecord } from "./records";

/** A birthdate of a child who stays a minor for many years. */
export const CHILD = "2024-03-09";

/** The consent is for the site. Returns its id. */
export const storeConsent = async (payload: Payload, talent: number, over: Partial<Omit<Consent, "id">> = {}): Promise<number> => {
  const { id } = await payload.create({
    collection: "consents",
    data: { talent, givenBy: "guardian", person: "Responsável", scopes: ["site"], givenAt: "2026-01-10T12:00:00.000Z", ...over },
    overrideAccess: true,
  });
  return id;
};

/** With a consent; returns both ids. */
export const storePublishedChild = async (
  payload: Payload,
  over: Partial<Omit<Consent, "id">> = {},
): Promise<{ talent: number; consent: number }> => {
  const talent = await storeRecord(payload, "talents", { birthdate: CHILD, _status: "draft" });
  const consent = await storeConsent(payload, talent, over);
  await payload.update({ collection: "talents", id: talent, data: { _status: "published" }, overrideAccess: true });
  return { talent, consent };
};

export const isTalentPublished = async (payload: Payload, id: number): Promise<boolean> =>
  (await payload.findByID({ collection: "talents", id, depth: 0, overrideAccess: true }))._status === "published";
