import type { Payload } from "payload";

import { readCustomizations } from "../identity/index";
import type { FoundPackage, PackageContact, PackageStore, StoredPackage } from "../contract/package";
import type { Package } from "../payload-types";
import { countOpening, readAnswers, saveRow } from "./package-answers";
import { findPublished, readTalents } from "./package-talents";
import { matchesPassphrase } from "./passphrase";
import { notifyMaker } from "./notify-maker";

const findByHash = async (payload: Payload, hash: string): Promise<Package | null> =>
  // The client has no account: the token is the credential. Uses the adapter, since no role may read the hash.
  payload.db.findOne<Package>({ collection: "packages", where: { tokenHash: { equals: hash } } });

const textOrNull = (text: string | null | undefined): string | null => (text ?? "").trim() || null;

const shownTalents = async (payload: Payload, stored: Package): Promise<StoredPackage["talents"]> => {
  const talents = readTalents(stored.talents);
  const published = await findPublished(
    payload,
    talents.map(({ id }) => id),
  );
  return talents.filter(({ id }) => published.has(id));
};

const toStoredPackage = async (payload: Payload, stored: Package): Promise<StoredPackage> => ({
  id: stored.id,
  title: stored.title,
  client: textOrNull(stored.client),
  message: textOrNull(stored.message),
  language: stored.language,
  createdAt: stored.createdAt,
  expiresAt: stored.expiresAt,
  passphraseVersion: textOrNull(stored.passphraseVersion),
  shows: {
    measurements: stored.showsMeasurements !== false,
    age: stored.showsAge !== false,
    videos: stored.showsVideos !== false,
    contact: stored.showsContact !== false,
  },
  talents: await shownTalents(payload, stored),
});

export const stateOf = ({ revokedAt, expiresAt }: Pick<Package, "revokedAt" | "expiresAt">, now: Date): "open" | "expired" | "revoked" => {
  if ((revokedAt ?? "") !== "") return "revoked";
  return new Date(expiresAt) > now ? "open" : "expired";
};

const readContact = async (payload: Payload): Promise<PackageContact> => {
  const [{ agencyName }, { contact_phone, contact_whatsapp }] = await Promise.all([
    readCustomizations(payload),
    payload.findGlobal({ slug: "website-texts", locale: "pt", depth: 0, overrideAccess: true }),
  ]);
  return {
    name: agencyName,
    phone: textOrNull(contact_phone),
    whatsapp: textOrNull(contact_whatsapp),
  };
};

export const createPackageStore = (payload: Payload, now: () => Date = () => new Date()): PackageStore => ({
  find: async (hash): Promise<FoundPackage> => {
    const stored = await findByHash(payload, hash);
    if (stored === null) return { state: "unknown" };
    const state = stateOf(stored, now());
    if (state !== "open") return { state, title: stored.title, language: stored.language };
    return { state, package: await toStoredPackage(payload, stored) };
  },
  contact: () => readContact(payload),
  unlock: async (hash, passphrase) => {
    const { passphraseHash, passphraseVersion } = (await findByHash(payload, hash)) ?? {};
    const isRight = await matchesPassphrase(passphrase, passphraseHash ?? "");
    return isRight ? textOrNull(passphraseVersion) : null;
  },
  answers: (id) => readAnswers(payload, id),
  save: async (id, row) => {
    const stored = await saveRow(payload, { id, row, now: now() });
    if (row.talent === null) await notifyMaker(payload, { id, person: row.person.id, now: now() });
    return stored;
  },
  opened: (id, person) => countOpening(payload, { id, person, now: now() }),
});
