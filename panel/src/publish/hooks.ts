import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, PayloadRequest } from "payload";

import { environment } from "../environment";
import { createAnnouncer, type Announcer } from "./publication-announcer";

/** Put into a request's context by what fills the store in bulk, so that it does not call for builds. */
export const QUIET = { quiet: true };

type Change = { reason: string; isWithdrawal: boolean };

let announcer: Announcer | null = null;

/** Null where nobody is to be told. */
const openAnnouncer = (req: PayloadRequest): Announcer | null => {
  const { publishUrl, publishSecret } = environment;
  if (req.context.quiet === true || publishUrl === null || publishSecret === null) return null;
  announcer ??= createAnnouncer({
    url: publishUrl,
    secret: publishSecret,
    quietMs: 3_000,
    longestWaitMs: 15_000,
    retryAfterMs: [5_000, 30_000],
    onFailure: (problem) => req.payload.logger.error(`The site was not told of a publication: ${problem}`),
  });
  return announcer;
};

const announce = ({ reason, isWithdrawal }: Change, req: PayloadRequest): void => {
  if (isWithdrawal) openAnnouncer(req)?.withdrawal(reason);
  else openAnnouncer(req)?.publication(reason);
};

type Stage = { now: unknown; before: unknown; isDraftSave: boolean; hasDrafts: boolean };

/** A new file is on no page until something that is published shows it, and then that is announced. */
const UNSEEN_WHEN_NEW = ["media"];

/**
 * Whether a save changes what visitors see. Unpublishing a document with a newer draft has "draft" before and after,
 * so two drafts alone prove nothing: only a save that asked to be a draft is passed over.
 */
export const concernsVisitors = ({ now, before, isDraftSave, hasDrafts }: Stage): boolean =>
  !hasDrafts || now === "published" || before === "published" || (before !== undefined && !isDraftSave);

/** Whether a save takes a document from visitors. One that was never published may be among them, which costs one call. */
export const isWithdrawal = ({ now, before, isDraftSave, hasDrafts }: Stage): boolean =>
  hasDrafts && now !== "published" && before !== undefined && !isDraftSave;

const afterChange: CollectionAfterChangeHook = ({ collection, doc, previousDoc, operation, req }) => {
  const stage = {
    now: doc._status,
    before: operation === "create" ? undefined : previousDoc?._status,
    isDraftSave: req.query.draft === "true" || req.query.draft === true,
    hasDrafts: Boolean(collection.versions?.drafts),
  };
  if (operation === "create" && UNSEEN_WHEN_NEW.includes(collection.slug)) return doc;
  if (concernsVisitors(stage)) announce({ reason: `${collection.slug} ${operation}`, isWithdrawal: isWithdrawal(stage) }, req);
  return doc;
};

const afterDelete: CollectionAfterDeleteHook = ({ collection, doc, req }) => {
  if (!collection.versions?.drafts || doc._status === "published")
    announce({ reason: `${collection.slug} delete`, isWithdrawal: true }, req);
  return doc;
};

const afterGlobalChange: GlobalAfterChangeHook = ({ global, doc, req }) => {
  announce({ reason: `${global.slug} update`, isWithdrawal: false }, req);
  return doc;
};

/** Announced even for a talent that was no longer published: built sites and caches may still hold copies. */
export const announceErasedTalent: CollectionAfterDeleteHook = ({ id, doc, req }) => {
  openAnnouncer(req)?.erasure(`talents/${id}`);
  return doc;
};

export const publishHooks = { afterChange: [afterChange], afterDelete: [afterDelete] };
export const globalPublishHooks = { afterChange: [afterGlobalChange] };
