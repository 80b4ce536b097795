import type { UpstreamSettings } from "../config/environment";
import type { Day } from "../domain/age";
import type { UpstreamClient } from "./http";

/** Parameters of each fetch function. */
export interface UpstreamSource {
  client: UpstreamClient;
  settings: UpstreamSettings;
  /** Today in the site's time zone (`domain/age`, `dayIn`); decides the published ages (`publicAgeOn`). */
  today: Day;
}

/** Additional parameters for profiles. */
export interface ProfileSource extends UpstreamSource {
  /** Whether the customizations allow Instagram addresses of minors; false when they cannot be read. */
  publishesMinorsInstagram: () => Promise<boolean>;
}
