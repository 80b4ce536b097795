import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  DateFieldValidation,
  Payload,
  PayloadRequest,
} from "payload";

import { DAY_MS } from "../../../src/domain/day";
import { packageMessages } from "./words";
import type { Package } from "../payload-types";
import { announcePackages } from "../publication/index";
import { readTalents } from "./package-talents";
import { createToken } from "../shared/access-key";
import { hashPassphrase } from "./passphrase";

const MAX_DAYS = 366;

/** A link expires within a year. */
export const validateExpiry: DateFieldValidation = (value, { req }) => {
  const time = value instanceof Date ? value.getTime() : Date.parse(String(value ?? ""));
  return (!Number.isNaN(time) && time < Date.now() + MAX_DAYS * DAY_MS) || packageMessages(req.i18n.language).badExpiry;
};

const NO_PASSPHRASE = { passphraseHash: null, passphraseVersion: null };

/** Creates a new package's token, which it leaves in the request's context, and hashes a passphrase from the context. */
export const preparePackage: CollectionBeforeChangeHook<Package> = async ({ data, operation, req }) => {
  if (operation === "create") {
    const { token, tokenHash } = createToken();
    Object.assign(data, { tokenHash, madeBy: req.user?.id ?? null });
    req.context.packageToken = token;
  }
  const passphrase: unknown = req.context.packagePassphrase;
  if (typeof passphrase === "string") Object.assign(data, passphrase === "" ? NO_PASSPHRASE : await hashPassphrase(passphrase));
  return data;
};

/** Reads the stored record, since operations hide the hash. */
const hashOf = async (payload: Payload, id: number, req: PayloadRequest): Promise<string[]> => {
  const stored = await payload.db.findOne<Package>({ collection: "packages", where: { id: { equals: id } }, req });
  return typeof stored?.tokenHash === "string" ? [stored.tokenHash] : [];
};

/** The site then drops its cached copy of the package. */
export const announcePackage: CollectionAfterChangeHook<Package> = async ({ doc, operation, req }) => {
  if (operation === "update") announcePackages(req, await hashOf(req.payload, doc.id, req));
  return doc;
};

export const announceDeletedPackage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  announcePackages(req, await hashOf(req.payload, Number(id), req));
};

const allPackages = async (payload: Payload, req: PayloadRequest): Promise<Package[]> =>
  (await payload.db.find<Package>({ collection: "packages", pagination: false, req })).docs;

/** Removes an erased talent and all answers about it. */
export const eraseFromPackages: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  const talent = Number(id);
  await req.payload.db.deleteMany({ collection: "package-picks", where: { talent: { equals: talent } }, req });
  for (const stored of await allPackages(req.payload, req)) {
    const talents = readTalents(stored.talents);
    const others = talents.filter((listed) => listed.id !== talent);
    if (others.length === talents.length) continue;
    await req.payload.db.updateOne({ collection: "packages", id: stored.id, data: { talents: others }, req });
    announcePackages(req, typeof stored.tokenHash === "string" ? [stored.tokenHash] : []);
  }
  return doc;
};

/** Removes the name of a deleted enquiry's sender, and the message to them, from the packages that were made from it. */
export const eraseClientOfEnquiry: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  const { docs } = await req.payload.db.find<Package>({
    collection: "packages",
    where: { entry: { equals: Number(id) } },
    pagination: false,
    req,
  });
  for (const stored of docs) {
    await req.payload.db.updateOne({ collection: "packages", id: stored.id, data: { client: null, message: null }, req });
    announcePackages(req, typeof stored.tokenHash === "string" ? [stored.tokenHash] : []);
  }
  return doc;
};
