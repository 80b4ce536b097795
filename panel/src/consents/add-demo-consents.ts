import type { Payload } from "payload";

import { consents } from "../../seed/content/consents";
import { talents } from "../../seed/content/talents";
import type { DemoConsent, DemoTalent } from "../../seed/content/types";
import { isGracePeriodDecided } from "./grace-period";
import type { Talent } from "../payload-types";
import { readSeedState } from "../store/seed-state";

const FACTS = ["name", "gender", "birthdate", "height", "shoes", "jeans", "hair", "hairKind", "eyes"] as const;

/** Whether a record is a talent of the demo content that nobody has edited. A person of the same name has other facts. */
const isUnchanged = (stored: Pick<Talent, (typeof FACTS)[number]>, demo: DemoTalent): boolean =>
  FACTS.every((fact) => (stored[fact] ?? null) === demo[fact]);

const findDemoTalent = async (payload: Payload, demo: DemoTalent): Promise<number | null> => {
  const { docs } = await payload.find({
    collection: "talents",
    where: { and: [{ name: { equals: demo.name } }, { birthdate: { equals: demo.birthdate } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const found = docs.filter((stored) => isUnchanged(stored, demo));
  return found.length === 1 ? (found[0]?.id ?? null) : null;
};

const addConsent = async (payload: Payload, talent: number, { person, scopes, givenOn }: DemoConsent): Promise<boolean> => {
  const { totalDocs } = await payload.count({ collection: "consents", where: { talent: { equals: talent } }, overrideAccess: true });
  if (totalDocs > 0) return false;
  await payload.create({
    collection: "consents",
    data: { talent, givenBy: "guardian", person, scopes, givenAt: `${givenOn}T12:00:00.000Z` },
    depth: 0,
    overrideAccess: true,
  });
  return true;
};

/**
 * Gives the demo's children the consents of the demo content in a store that an earlier version has filled, so that they stay
 * published. Only at the first start of a version with consents, only if the demo content was loaded, and only for records that are
 * exactly the demo's. Returns the number of consents.
 */
export const addDemoConsents = async (payload: Payload): Promise<number> => {
  if ((await isGracePeriodDecided(payload)) || (await readSeedState(payload)) !== "done") return 0;
  let added = 0;
  for (const consent of consents) {
    const demo = talents.find(({ key }) => key === consent.talent);
    const talent = demo === undefined ? null : await findDemoTalent(payload, demo);
    if (talent !== null && (await addConsent(payload, talent, consent))) added += 1;
  }
  return added;
};
