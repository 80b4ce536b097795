import * as yup from "yup";
import type { ChosenPicture, EndedPackage, PackageDefinition, PackagedTalent } from "../../domain/package-definition";
import type { PackageContact, PackageGallery } from "../../domain/package";
import { DEFAULT_LOCALE, isLocale, type Locale } from "../../domain/locale";
import { phoneAddress, whatsappAddress } from "../../domain/phone";
import { isRecord } from "../../lib/json";
import { success, type Result } from "../../domain/result";
import { itemList, optionalText, parseWire, requiredText, wireRecord } from "../wire-fields";
import { timestamp } from "../wire-values";

/** A part that the store does not send is not shown. */
const shown = () =>
  yup
    .boolean()
    .transform((_cast, sent: unknown) => sent === true)
    .default(false);

const wirePackage = wireRecord({
  id: requiredText(),
  title: requiredText(),
  client: optionalText(),
  message: optionalText(),
  language: optionalText(),
  expires_at: optionalText(),
  passphrase: optionalText(),
  talents: itemList(),
});

const wireShows = yup.object({ measurements: shown(), age: shown(), videos: shown(), contact: shown() });
const wireContact = wireRecord({ name: requiredText(), email: optionalText(), phone: optionalText(), whatsapp: optionalText() });
const wireTalent = wireRecord({ id: requiredText() });

const GALLERIES: Readonly<Record<string, PackageGallery>> = { book: "book", compo: "composite", digitals: "digitals" };

/** Reads a package of `GET /api/packages/{hash}`. An unreadable expiry counts as passed. */
export const readPackage = (record: unknown): Result<PackageDefinition, string> => {
  const wire = parseWire(wirePackage, record);
  if (!wire.ok) return wire;
  const { id, title, client, message, language, expires_at: expires, passphrase, talents } = wire.value;
  const { shows, contact } = isRecord(record) ? record : {};
  return success({
    packageId: id,
    title,
    client,
    message,
    language: readLocale(language),
    expiresAt: expires === null ? null : (timestamp(expires) ?? new Date(0).toISOString()),
    passphrase,
    shows: wireShows.cast(isRecord(shows) ? shows : {}),
    contact: readContact(contact),
    talents: uniqueTalents(talents.flatMap(readTalent)),
  });
};

/** Reads the body of a 410. */
export const readEndedPackage = (body: unknown): EndedPackage => {
  const { code, title, language, contact } = isRecord(body) ? body : {};
  return {
    reason: code === "expired" ? "expired" : "revoked",
    title: typeof title === "string" && title.trim() !== "" ? title : null,
    language: readLocale(language),
    contact: readContact(contact),
  };
};

const readLocale = (value: unknown): Locale => (isLocale(value) ? value : DEFAULT_LOCALE);

const readContact = (record: unknown): PackageContact | null => {
  const contact = parseWire(wireContact, record);
  if (!contact.ok) return null;
  const { phone, whatsapp } = contact.value;
  return { ...contact.value, call: phoneAddress(phone), chat: whatsappAddress(whatsapp) };
};

const readTalent = (record: unknown): PackagedTalent[] => {
  const wire = parseWire(wireTalent, record);
  if (!wire.ok || !isRecord(record)) return [];
  return [
    {
      talentId: wire.value.id,
      pictures: Array.isArray(record.pictures) ? record.pictures.flatMap(readPicture) : null,
      videos: Array.isArray(record.videos) ? record.videos.map(String) : null,
    },
  ];
};

const readPicture = (value: unknown): ChosenPicture[] => {
  const [, name = "", itemId = ""] = /^([a-z]+):(.+)$/s.exec(String(value)) ?? [];
  const gallery = GALLERIES[name];
  return gallery === undefined ? [] : [{ gallery, itemId }];
};

/** Keeps the first of several entries of one talent. */
const uniqueTalents = (talents: readonly PackagedTalent[]): PackagedTalent[] =>
  talents.filter(({ talentId }, index) => talents.findIndex((other) => other.talentId === talentId) === index);
