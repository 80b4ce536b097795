import type { Payload } from "payload";

import { customizations as demo } from "../../seed/content/settings";
import type { StoredAccents, StoredCustomizations, StoredLook, StoredMedia } from "../contract/content-store";
import { toMediaList } from "../media/media-file";
import { environment } from "../environment";
import type { Customization } from "../payload-types";
import { initialsOf } from "./initials";
import { languagesOf } from "./site-languages";

export const WEBSITE_IMAGE_KEYS = ["logo", "logo_dark", "icon", "intro", "share"] as const;

/** The default age limit in days: the site hides older numbers of social networks. */
export const DEFAULT_NUMBERS_MAX_AGE_DAYS = 180;

export const readWebsiteImages = async (payload: Payload): Promise<Record<string, StoredMedia>> => {
  const images = await payload.findGlobal({ slug: "website-images", locale: "all", depth: 1, overrideAccess: true });
  return Object.fromEntries(WEBSITE_IMAGE_KEYS.flatMap((key) => toMediaList([images[key]]).map((media) => [key, media] as const)));
};

const textOrNull = (text: string | null | undefined): string | null => (text ?? "").trim() || null;

/** Until an admin sets a name, the site's host name is used. */
const unnamedAgency = (): string => (environment.siteUrl === null ? "Agência" : new URL(environment.siteUrl).hostname);

/** Null for the demo, which has its own icon; for any other name the site derives an icon from the initials. */
const toInitials = ({ agencyName, initials }: Customization): string | null => {
  const name = textOrNull(agencyName);
  if (textOrNull(initials) !== null) return textOrNull(initials);
  return name === demo.agencyName ? null : initialsOf(name ?? unnamedAgency().replace(/^www\.|\..*$/g, ""));
};

const toAccents = (stored: Customization["accents"]): StoredAccents => {
  const { kids, teens, atores, talents, digitalInfluencers, rest } = stored ?? {};
  const chosen = { kids, teens, atores, talents, digital_influencers: digitalInfluencers, rest };
  return Object.fromEntries(Object.entries(chosen).filter(([, colour]) => (colour ?? "") !== ""));
};

const toLook = (stored: Customization): StoredLook => ({
  initials: toInitials(stored),
  displayFace: textOrNull(stored.displayFace),
  paper: stored.paper ?? null,
  accents: toAccents(stored.accents),
});

export const readCustomizations = async (payload: Payload): Promise<StoredCustomizations> => {
  const stored = await payload.findGlobal({ slug: "customizations", overrideAccess: true });
  const { agencyName, founded, themeColor, bookingProvider, bookDownload, minorsInstagram, minorsDigitals, homeIntro, english } = stored;
  const { countVisits, numbersMaxAgeDays } = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  const name = bookingProvider?.name ?? "";
  const url = bookingProvider?.url ?? "";
  return {
    agencyName: (agencyName ?? "").trim() || unnamedAgency(),
    founded: founded ?? null,
    themeColor: themeColor ?? null,
    bookingProvider: name === "" || url === "" ? null : { name, url },
    bookDownload: bookDownload === true,
    minorsInstagram: minorsInstagram === true,
    minorsDigitals: minorsDigitals === true,
    numbersMaxAgeDays: numbersMaxAgeDays ?? DEFAULT_NUMBERS_MAX_AGE_DAYS,
    countVisits: countVisits !== false,
    homeIntro: homeIntro !== false,
    languages: languagesOf({ english }),
    look: toLook(stored),
  };
};
