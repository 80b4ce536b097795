import type { Day } from "../domain/day";
import { NUMBERS_MAX_AGE_DAYS } from "../config/constants";
import type { UpstreamSettings } from "../config/environment";
import type { UpstreamClient } from "./http";

/** Parameters of each fetch function. */
export interface UpstreamSource {
  client: UpstreamClient;
  settings: UpstreamSettings;
  /** Today in the site's time zone (`domain/age`, `dayIn`); decides the published ages (`publicAgeOn`). */
  today: Day;
}

/** Talents' data that the customizations allow to publish. */
export interface PublicationRules {
  /** Whether Instagram addresses and social networks of minors are published. */
  minorsInstagram: boolean;
  /** Whether digitals of minors are published, those that the store sends. */
  minorsDigitals: boolean;
  /** Days after which numbers of social networks are hidden. */
  numbersMaxAgeDays: number;
}

/** While the customizations cannot be read. */
export const STRICT_RULES: PublicationRules = { minorsInstagram: false, minorsDigitals: false, numbersMaxAgeDays: NUMBERS_MAX_AGE_DAYS };

/** Additional parameters for talents. */
export interface TalentSource extends UpstreamSource {
  /** `STRICT_RULES` when the customizations cannot be read. */
  publicationRules: () => Promise<PublicationRules>;
}
