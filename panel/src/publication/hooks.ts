import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, PayloadRequest } from "payload";

import { PAUSES } from "../../../src/lib/retries";
import { environment } from "../environment";
import { isDraftSave } from "./draft-save";
import { type Announcer, createAnnouncer } from "./publication-announcer";
import { UNUSED_WHEN_NEW } from "./unused-when-new";

/** Request context of bulk writes and repeated erasures, which are not announced to the site. */
export const SKIP_ANNOUNCEMENT = { skipAnnouncement: true };

type Announcement = { reason: string; isWithdrawal: boolean };

let announcer: Announcer | null = null;

/** Null when the change is not announced. */
const getAnnouncer = (req: PayloadRequest): Announcer | null => {
  const { publishUrl, publishSecret } = environment;
  if (req.context.skipAnnouncement === true || publishUrl === null || publishSecret === null) return null;
  announcer ??= createAnnouncer({
    url: publishUrl,
    secret: publishSecret,
    debounceMs: 3_000,
    maxWaitMs: 15_000,
    pauses: PAUSES.announcement,
    onFailure: (problem) => req.payload.logger.error(`The site was not told of a publication: ${problem}`),
  });
  return announcer;
};

const announce = ({ reason, isWithdrawal }: Announcement, req: PayloadRequest): void => {
  if (isWithdrawal) getAnnouncer(req)?.withdrawal(reason);
  else getAnnouncer(req)?.publication(reason);
};

type StatusChange = {
  /** The record's `_status`. */
  now: unknown;
  /** Undefined for a new record. */
  before: unknown;
  isDraftSave: boolean;
  hasDrafts: boolean;
};

/**
 * Whether a save changes published content. Unpublishing a record with a newer draft has the status "draft" before and after, so only a
 * save as draft is certain to change nothing.
 */
export const changesPublishedContent = ({ now, before, isDraftSave, hasDrafts }: StatusChange): boolean =>
  !hasDrafts || now === "published" || before === "published" || (before !== undefined && !isDraftSave);

/** Also true for some records that were never published, which costs one request. */
export const isWithdrawal = ({ now, before, isDraftSave, hasDrafts }: StatusChange): boolean =>
  hasDrafts && now !== "published" && before !== undefined && !isDraftSave;

const announceChange: CollectionAfterChangeHook = ({ collection, doc, previousDoc, operation, req }) => {
  const change = {
    now: doc._status,
    before: operation === "create" ? undefined : previousDoc?._status,
    isDraftSave: isDraftSave(req),
    hasDrafts: Boolean(collection.versions?.drafts),
  };
  if (operation === "create" && UNUSED_WHEN_NEW.includes(collection.slug)) return doc;
  if (changesPublishedContent(change)) announce({ reason: `${collection.slug} ${operation}`, isWithdrawal: isWithdrawal(change) }, req);
  return doc;
};

const announceDeletion: CollectionAfterDeleteHook = ({ collection, doc, req }) => {
  if (!collection.versions?.drafts || doc._status === "published")
    announce({ reason: `${collection.slug} delete`, isWithdrawal: true }, req);
  return doc;
};

const announceGlobalChange: GlobalAfterChangeHook = ({ global, doc, req }) => {
  if (!isDraftSave(req)) announce({ reason: `${global.slug} update`, isWithdrawal: false }, req);
  return doc;
};

/** For a global of which the site reads only this field. */
export const announceWhenChanged =
  (field: string): GlobalAfterChangeHook =>
  (change) =>
    change.doc[field] === change.previousDoc?.[field] ? change.doc : announceGlobalChange(change);

/** Also announces a talent that was no longer published: releases and caches may still contain copies. */
export const announceErasedTalent: CollectionAfterDeleteHook = ({ id, doc, req }) => {
  getAnnouncer(req)?.erasure(`talents/${id}`);
  return doc;
};

/** A change of the consents for digitals may remove digitals from the site. */
export const announceDigitals = (req: PayloadRequest): void => announce({ reason: "digitals consent", isWithdrawal: true }, req);

/** The site then drops its copies of these packages, which it identifies by the hashes of their tokens. */
export const announcePackages = (req: PayloadRequest, hashes: readonly string[]): void => {
  if (hashes.length > 0) getAnnouncer(req)?.packages(hashes);
};

export const publishHooks = { afterChange: [announceChange], afterDelete: [announceDeletion] };
export const globalPublishHooks = { afterChange: [announceGlobalChange] };
