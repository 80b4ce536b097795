import { ADULT_AGE } from "../../../src/domain/adult-age";
import { inventName } from "./names";
import { randomFrom } from "./random";
import { ageOnReferenceDay, talents } from "./talents";
import type { DemoConsent, DemoTalent } from "./types";

const GIVEN_ON = "2026-01-15";

/** Every guardian allows the site; some allow more. Has no expiry, so that the demo keeps its talents. */
const toConsent = ({ key, name }: DemoTalent): DemoConsent => {
  const random = randomFrom(`consent ${key}`);
  const first = inventName(random, random.chance(0.7) ? "woman" : "man", new Set()).split(" ")[0] ?? "";
  const surname = name.split(" ").at(-1) ?? "";
  const further = (["social", "print", "campaigns", "digitals"] as const).filter(() => random.chance(0.6));
  return { talent: key, person: `${first} ${surname}`, scopes: ["site", ...further], givenOn: GIVEN_ON };
};

/** One for each talent who was under 18 on the reference day of the demo's ages. */
export const consents: DemoConsent[] = talents.filter((talent) => ageOnReferenceDay(talent) < ADULT_AGE).map(toConsent);
