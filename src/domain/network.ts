import type { Day } from "./day";
import type { DatedCount } from "./talent-fields";

/** By the content store's ids. Proper names, so they are the same in every language. */
export const NETWORK_NAMES = {
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  kwai: "Kwai",
  facebook: "Facebook",
  x: "X",
  twitch: "Twitch",
} as const;

export type NetworkId = keyof typeof NETWORK_NAMES;

/** A type, not an interface, like `Talent`. */
export type NetworkProfile = {
  /** The network's name, as in `NETWORK_NAMES`. */
  network: string;
  /** Without `@`. */
  handle: string;
  /** An https address; null when the handle gives none. */
  url: string | null;
  /** Null when they are missing, or older than the agency shows (`PublicationRules`). */
  numbers: NetworkNumbers | null;
};

export type NetworkNumbers = {
  followers: number;
  /** Per cent. */
  engagement: number | null;
  measuredOn: Day;
};

export const hasNumbers = (profiles: readonly NetworkProfile[]): boolean => profiles.some(({ numbers }) => numbers !== null);

/** The values of the field table that are derived from the profiles: the largest number of followers, and the networks. */
export const networkFields = (profiles: readonly NetworkProfile[]): { followers: DatedCount | null; networks: readonly string[] } => ({
  followers: profiles.reduce<DatedCount | null>(
    (largest, { numbers }) =>
      numbers === null || numbers.followers <= (largest?.count ?? -1) ? largest : { count: numbers.followers, date: numbers.measuredOn },
    null,
  ),
  networks: [...new Set(profiles.map(({ network }) => network))],
});
