import type { UpstreamSettings } from "../config/environment";
import type { Day } from "../domain/age";
import type { UpstreamClient } from "./http";

/** What every fetcher needs. */
export interface UpstreamSource {
  client: UpstreamClient;
  settings: UpstreamSettings;
  /** Today in the site's time zone (`domain/age`, `dayIn`); decides the published ages (`publicAgeOn`). */
  today: Day;
}
