import { type Day, DAY_MS } from "../../domain/day";
import { NETWORK_NAMES, type NetworkId, type NetworkNumbers, type NetworkProfile } from "../../domain/network";
import { isRecord } from "../../lib/json";
import { httpsAddress } from "../addresses";
import { calendarDay, givenText } from "../wire-values";

interface NetworkContext {
  today: Day;
  /** Days after which numbers are hidden. */
  numbersMaxAgeDays: number;
}

const MAX_PROFILES = 12;
const HANDLE = /^[\p{L}\p{N}._-]{1,80}$/u;

const PROFILE_ADDRESSES: Readonly<Record<NetworkId, (handle: string) => string>> = {
  instagram: (handle) => `https://www.instagram.com/${handle}/`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
  kwai: (handle) => `https://www.kwai.com/@${handle}`,
  facebook: (handle) => `https://www.facebook.com/${handle}`,
  x: (handle) => `https://x.com/${handle}`,
  twitch: (handle) => `https://www.twitch.tv/${handle}`,
};

/** Omits items without a known network or a readable handle. Old numbers are null. */
export const normalizeNetworks = (sent: unknown, context: NetworkContext): readonly NetworkProfile[] =>
  Array.isArray(sent)
    ? sent
        .slice(0, MAX_PROFILES)
        .map((item: unknown) => toProfile(item, context))
        .filter((profile) => profile !== null)
    : [];

const toProfile = (item: unknown, context: NetworkContext): NetworkProfile | null => {
  if (!isRecord(item)) return null;
  const id = text(item.network)?.toLowerCase() ?? "";
  const handle = (text(item.handle) ?? "").replace(/^@/, "");
  if (!isNetwork(id) || !HANDLE.test(handle)) return null;
  const url = httpsAddress(text(item.url)) ?? PROFILE_ADDRESSES[id](encodeURIComponent(handle));
  return { network: NETWORK_NAMES[id], handle, url, numbers: toNumbers(item, context) };
};

const toNumbers = (item: Readonly<Record<string, unknown>>, { today, numbersMaxAgeDays }: NetworkContext): NetworkNumbers | null => {
  const followers = Number(text(item.followers) ?? NaN);
  const measuredOn = calendarDay(text(item.measured_at));
  if (!Number.isInteger(followers) || followers < 0 || followers > 2 ** 31 - 1 || measuredOn === null) return null;
  const ageInDays = (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${measuredOn}T00:00:00Z`)) / DAY_MS;
  // One day ahead can be today in another time zone; more is a typing error.
  if (ageInDays < -1 || ageInDays > numbersMaxAgeDays) return null;
  const engagement = Number(text(item.engagement) ?? NaN);
  return { followers, engagement: engagement >= 0 && engagement <= 100 ? engagement : null, measuredOn };
};

const text = (value: unknown): string | null =>
  typeof value === "number" ? String(value) : givenText(typeof value === "string" ? value : null);

const isNetwork = (id: string): id is NetworkId => Object.hasOwn(NETWORK_NAMES, id);
