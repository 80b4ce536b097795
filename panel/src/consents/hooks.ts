import { randomUUID } from "node:crypto";

import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from "payload";

import { announceDigitals } from "../publication/index";
import { unpublishWithoutConsent } from "./enforce";

const idOf = (value: unknown): number | null => {
  if (typeof value === "number") return value;
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "number" ? value.id : null;
};

const erasureOf = (talentId: number): string => `erasure of talent ${talentId}`;

/** Does not reject when it fails, so that the consent is saved: the job of every minute tries again. */
const withdrawNow = async (talentIds: readonly number[], { req, hasGrace }: { req: PayloadRequest; hasGrace: boolean }): Promise<void> => {
  const ids = talentIds.filter((id) => req.context[erasureOf(id)] !== true);
  if (ids.length === 0) return;
  try {
    await unpublishWithoutConsent({ payload: req.payload, req }, { now: new Date(), talentIds: ids, hasGrace });
  } catch (error) {
    req.payload.logger.error({ err: error }, "A talent without consent could not be withdrawn; the next attempt is in a minute");
  }
};

const deleteDocument = async (value: unknown, req: PayloadRequest): Promise<void> => {
  const id = idOf(value);
  if (id === null) return;
  const { totalDocs } = await req.payload.count({ collection: "consents", where: { document: { equals: id } }, overrideAccess: true, req });
  // Access to change the consent includes its document; no scout may delete a document alone.
  if (totalDocs === 0) await req.payload.delete({ collection: "consent-documents", id, overrideAccess: true, req });
};

const coversDigitals = (consent: { scopes?: unknown } | undefined): boolean =>
  Array.isArray(consent?.scopes) && consent.scopes.includes("digitals");

/** Runs after a withdrawal, an earlier expiry, fewer uses, or a move to another talent; deletes a document that was replaced. */
export const actOnChangedConsent: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const talents = [idOf(doc.talent), idOf(previousDoc?.talent)].filter((id) => id !== null);
  await withdrawNow([...new Set(talents)], { req, hasGrace: true });
  if (coversDigitals(doc) || coversDigitals(previousDoc)) announceDigitals(req);
  const previous = idOf(previousDoc?.document);
  if (previous !== null && previous !== idOf(doc.document)) await deleteDocument(previous, req);
  return doc;
};

/** The deleted consent was recorded, so the grace period does not keep the talent on the site. */
export const actOnDeletedConsent: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const talent = idOf(doc.talent);
  if (talent !== null) await withdrawNow([talent], { req, hasGrace: false });
  if (coversDigitals(doc)) announceDigitals(req);
  await deleteDocument(doc.document, req);
  return doc;
};

/** Deletes the consents, with their documents, before the talent that they refer to. */
export const deleteConsentsOfTalent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const talentId = Number(id);
  req.context[erasureOf(talentId)] = true;
  const { errors } = await req.payload.delete({
    collection: "consents",
    where: { talent: { equals: talentId } },
    depth: 0,
    overrideAccess: true,
    req,
  });
  if (errors.length > 0) throw new Error(`${errors.length} consents of an erased talent could not be deleted`);
};

const EXTENSIONS: Readonly<Record<string, string>> = { "application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png" };

/** Gives an uploaded document a random name, because the original one usually contains the child's name. */
export const renameDocument: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.file === undefined || (operation !== "create" && operation !== "update")) return args;
  const extension = EXTENSIONS[req.file.mimetype];
  if (extension !== undefined) req.file = { ...req.file, name: `${randomUUID()}.${extension}` };
  return args;
};
