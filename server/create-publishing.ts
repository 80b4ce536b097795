import type { Cdn } from "./create-cdn";
import type { Counts } from "./counts/counts";
import type { Packages } from "./create-packages";
import type { Reads } from "./create-reads";
import type { StateStores } from "./create-state-stores";
import type { Lease } from "./lib/lease";
import { nameError } from "../src/lib/describe-error";
import type { EditorialMedia } from "./media/editorial-media";
import type { Pictures } from "./media/pictures";
import type { Publication } from "./publish/publication";
import type { PublishOptions } from "./publish/publish-routes";
import type { Releases } from "./releases/releases";
import type { Dependencies } from "./settings";
import type { Contacts } from "./staff/contact-book";

interface PublishedParts {
  stores: Pick<StateStores, "nonces" | "openChannel">;
  packages: Pick<Packages, "forget">;
  counts: Pick<Counts, "deleteErased">;
  reads: Reads;
  contacts: Contacts;
  editorialMedia: Pick<EditorialMedia, "expire">;
  pictures: Pick<Pictures, "forgetFailures">;
  releases: Releases;
  owner: Lease;
  cdn: Pick<Cdn, "onPublished">;
}

/** Handles signed calls of the content store. */
export const createPublishing = (
  { settings, parts }: Pick<Dependencies, "settings" | "parts">,
  { stores, counts, packages, reads, contacts, editorialMedia, pictures, releases, owner, cdn }: PublishedParts,
) => {
  const refresh = ({ isWithdrawal }: Publication): void => {
    reads.expire();
    contacts.expire();
    editorialMedia.expire();
    pictures.forgetFailures();
    cdn.onPublished();
    void reads.live.forceRefresh().catch((error: unknown) => parts.report.warn(nameError(error)));
    if (settings.servesSite && !isWithdrawal && owner.isHeld()) void releases.publish();
  };
  const hasOwnFolder = Boolean(settings.shared);
  /** `isCalled`: whether the content store called this gateway, and not another one that announced the call. */
  const apply = async (publication: Publication, isCalled: boolean): Promise<void> => {
    const { erased, isLossAccepted, packages: hashes, concernsContent } = publication;
    if (erased.length > 0) await counts.deleteErased(erased);
    if (erased.length > 0 && (isCalled || hasOwnFolder)) await releases.addErased(erased);
    if (isLossAccepted) reads.live.acceptEmptyList();
    // Once for all gateways, in the data folder or in the shared state: a second acceptance would be for another release.
    if (isLossAccepted && isCalled) await releases.acceptLoss();
    if (hashes === null || hashes.length > 0) packages.forget(hashes);
    if (concernsContent) refresh(publication);
  };
  const channel = stores.openChannel({ onPublished: (publication) => apply(publication, false) });
  const onPublished: PublishOptions["onPublished"] = async (publication) => {
    await apply(publication, true);
    try {
      await channel.announce(publication);
      return "announced";
    } catch (error) {
      parts.report.warn(`Other gateways may show old content until their next refresh, because it was not announced: ${nameError(error)}`);
      return "unannounced";
    }
  };
  const rules = { secret: settings.publishSecret, now: parts.now, nonces: stores.nonces };
  return {
    routes: { ...rules, onPublished, status: releases.status },
    watch: channel.start,
    stop: channel.stop,
    close: channel.close,
  };
};
