import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { watchContent, watchPointer } from "../releases/content-watch";
import { notErased, type Releases } from "../releases/releases";
import { releasesFolder } from "../releases/store/release-folder";
import { pointerFile } from "../releases/store/release-pointer";
import type { GatewayOptions } from "./settings";

const ERASE_MS = 60 * 60_000;

interface Watch {
  stop(): void;
}

const createWatches = ({ releases, media, leases }: FastifyInstance, { settings, parts: { report, builder } }: GatewayOptions) => {
  let watches: readonly Watch[] = [];
  let ownerWatches: readonly Watch[] = [];
  let isStopped = false;
  /** A gateway without a builder has nothing to compare. */
  const contentWatches = (): readonly Watch[] => (builder === null ? [] : [watchContent(releases, report.warn)]);
  return {
    /** To be called when the first request can be served. */
    start: (): void => {
      void media.editorialMedia.refresh(); // so that a copy exists before the first outage
      if (!settings.servesSite) return;
      watches =
        leases.shared === null
          ? [watchPointer(releases, pointerFile(releasesFolder(settings.dataDir)), report.warn)]
          : // Each gateway has copies of its own.
            [leases.shared.watch(releases), watchErasures(releases, report.warn)];
      leases.builds.whenHeld(() => {
        ownerWatches.forEach((watch) => watch.stop());
        if (!isStopped) ownerWatches = [...contentWatches(), watchErasures(releases, report.warn)];
      });
    },
    stop: (): void => {
      isStopped = true;
      [...watches, ...ownerWatches].forEach((watch) => watch.stop());
      // Another gateway may build now.
      void leases.shared?.owner.stop();
    },
  };
};

/** Checks for erased talents now and once an hour; an erasure meanwhile also causes a publication. */
const watchErasures = (releases: Pick<Releases, "erase">, warn: (sentence: string) => void): Watch => {
  const erase = (): void => void releases.erase().catch((error: unknown) => warn(notErased(error)));
  erase();
  const timer = setInterval(erase, ERASE_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};

declare module "fastify" {
  interface FastifyInstance {
    watches: ReturnType<typeof createWatches>;
  }
}

export const watchesPlugin = fp<GatewayOptions>(
  async (app, options) => {
    const watches = createWatches(app, options);
    app.decorate("watches", watches);
    app.addHook("preClose", async () => watches.stop());
  },
  { name: "watches", dependencies: ["leases", "media", "releases"] },
);
