import { contactKey } from "../../src/domain/contact-key";
import type { Customizations, SiteText, SocialMedia, StaffMember } from "../../src/domain/content";
import { success, type Result } from "../../src/domain/result";
import { textOf } from "../../src/lib/html";
import type { UpstreamSource } from "../../src/upstream/source";
import { fetchCustomizations } from "../../src/upstream/content/fetch-customizations";
import { fetchSiteTexts } from "../../src/upstream/content/fetch-site-texts";
import { fetchSocialMedias } from "../../src/upstream/content/fetch-social-medias";
import { fetchStaff } from "../../src/upstream/entities/fetch-staff";
import type { UpstreamError } from "../../src/upstream/http";
import { createStaleCache } from "../lib/stale-cache";

/** Contact key → name of the owner. */
export type ContactBook = ReadonlyMap<string, string>;

const FRESH_MS = 60_000;

/** Families must be able to check a contact at any time, so copies of the last day are served during an outage. */
const STALE_MS = 24 * 60 * 60_000;

/** The agency's own numbers, as the contact page shows them. */
const AGENCY_TEXTS = ["contact_phone", "contact_whatsapp", "contact_email"];

export const createContactBook = (source: () => UpstreamSource, now: () => number) => {
  const load = () => fetchContactBook(source());
  const cache = createStaleCache<ContactBook, UpstreamError>({ load, freshMs: FRESH_MS, staleMs: STALE_MS, max: 1, now });
  return { get: () => cache.get("book"), expire: cache.expire };
};

export type Contacts = ReturnType<typeof createContactBook>;

const fetchContactBook = async (source: UpstreamSource): Promise<Result<ContactBook, UpstreamError>> => {
  const [staff, customizations, networks, texts] = await Promise.all([
    fetchStaff(source),
    fetchCustomizations(source),
    fetchSocialMedias(source),
    fetchSiteTexts(source),
  ]);
  if (!staff.ok) return staff;
  if (!customizations.ok) return customizations;
  if (!networks.ok) return networks;
  if (!texts.ok) return texts;
  const agency = agencyContacts(customizations.value, networks.value.items, texts.value.items);
  return success(new Map([...agency, ...staff.value.items.flatMap(staffContacts)]));
};

type Contact = readonly [string, string];

const contactOf =
  (name: string) =>
  (text: string | null): readonly Contact[] => {
    const key = text === null ? null : contactKey(text);
    return key === null ? [] : [[key, name]];
  };

const staffContacts = ({ name, email, phone, instagramUrl }: StaffMember): readonly Contact[] =>
  [email, phone, instagramUrl].flatMap(contactOf(name));

const agencyContacts = (
  { agencyName }: Customizations,
  networks: readonly SocialMedia[],
  texts: readonly SiteText[],
): readonly Contact[] => {
  const published = texts.filter(({ key }) => AGENCY_TEXTS.includes(key)).flatMap(({ pt, en }) => [pt, en]);
  const plain = published.map((text) => text && textOf(text));
  return [...plain, ...networks.map(({ url }) => url)].flatMap(contactOf(agencyName));
};
