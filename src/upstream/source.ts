import type { Day } from "../domain/day";
import { NUMBERS_MAX_AGE_DAYS } from "../config/constants";
import type { UpstreamSettings } from "../config/environment";
import type { UpstreamClient } from "./http";

export interface UpstreamSource {
  client: UpstreamClient;
  settings: UpstreamSettings;
  /** Today in the site's time zone (`dayIn`); the published ages depend on it (`publicAgeOn`). */
  today: Day;
}

/** The customizations' settings for publishing talents. */
export interface PublicationRules {
  /** Whether Instagram addresses and social networks of minors are published. */
  minorsInstagram: boolean;
  /** Whether digitals of minors are published, if the content store sends any. */
  minorsDigitals: boolean;
  /** Days after which numbers of social networks are hidden. */
  numbersMaxAgeDays: number;
}

/** For when the customizations cannot be read. */
export const STRICT_RULES: PublicationRules = { minorsInstagram: false, minorsDigitals: false, numbersMaxAgeDays: NUMBERS_MAX_AGE_DAYS };

export interface TalentSource extends UpstreamSource {
  /** `STRICT_RULES` when the customizations cannot be read. */
  publicationRules: () => Promise<PublicationRules>;
}
