import type { Lease } from "./lib/lease";
import type { SharedReleases } from "./create-shared-releases";
import type { EditorialMedia } from "./media/editorial-media";
import { watchContent, watchPointer } from "./releases/content-watch";
import { notErased, type Releases } from "./releases/releases";
import { releasesFolder } from "./releases/store/release-folder";
import { pointerFile } from "./releases/store/release-pointer";
import type { GatewayParts, GatewaySettings } from "./settings";

const ERASE_MS = 60 * 60_000;

interface WatchedParts {
  releases: Releases;
  editorialMedia: Pick<EditorialMedia, "refresh">;
  /** Elects the gateway that builds. */
  owner: Lease;
  shared: SharedReleases | null;
}

/** Watches the content and the release pointer for changes; started after the first request can be served. */
export const createWatches = (
  { releases, editorialMedia, owner, shared }: WatchedParts,
  { servesSite, dataDir }: GatewaySettings,
  { report, builder }: GatewayParts,
) => {
  let watches: readonly { stop(): void }[] = [];
  let ownerWatches: readonly { stop(): void }[] = [];
  let isStopped = false;
  /** A gateway without a builder has nothing to compare. */
  const contentWatches = () => (builder === null ? [] : [watchContent(releases, report.warn)]);
  const start = (): void => {
    void editorialMedia.refresh(); // so that a copy exists before the first outage
    if (!servesSite) return;
    watches =
      shared === null
        ? [watchPointer(releases, pointerFile(releasesFolder(dataDir)), report.warn)]
        : // Each gateway has copies of its own.
          [shared.watch(releases), watchErasures(releases, report.warn)];
    owner.whenHeld(() => {
      ownerWatches.forEach((watch) => watch.stop());
      if (!isStopped) ownerWatches = [...contentWatches(), watchErasures(releases, report.warn)];
    });
  };
  const stop = (): void => {
    isStopped = true;
    [...watches, ...ownerWatches].forEach((watch) => watch.stop());
    // Another gateway may build now.
    void shared?.owner.stop();
  };
  const close = async (): Promise<void> => shared?.close();
  return { start, stop, close };
};

/** Checks for erased talents now and once an hour; an erasure meanwhile also causes a publication. */
const watchErasures = (releases: Pick<Releases, "erase">, warn: (sentence: string) => void): { stop(): void } => {
  const erase = (): void => void releases.erase().catch((error: unknown) => warn(notErased(error)));
  erase();
  const timer = setInterval(erase, ERASE_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};
