import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { nameError } from "../../src/lib/describe-error";
import { visibleTalents } from "../live/live-talents";
import { addBoardRuleRoutes } from "../publish/board-rule-routes";
import type { Publication } from "../publish/publication";
import { addPublishRoutes, type Announcement } from "../publish/publish-routes";
import type { GatewayOptions } from "./settings";

/** Applies a publication to this gateway. */
const createApplyPublication = (app: FastifyInstance, { settings, parts }: GatewayOptions) => {
  const { leases, reads, media, cdn, releases, contacts, packages, counts } = app;
  const refresh = ({ isWithdrawal }: Publication): void => {
    reads.expire();
    contacts.expire();
    media.editorialMedia.expire();
    media.pictures.forgetFailures();
    cdn.onPublished();
    void reads.live.forceRefresh().catch((error: unknown) => parts.report.warn(nameError(error)));
    if (settings.servesSite && !isWithdrawal && leases.builds.isHeld()) void releases.publish();
  };
  const hasOwnFolder = Boolean(settings.shared);
  /** `isCalled`: true when the content store called this gateway, false when another gateway announced the call. */
  return async (publication: Publication, isCalled: boolean): Promise<void> => {
    const { erased, isLossAccepted, packages: hashes, concernsContent } = publication;
    if (erased.length > 0) await counts.deleteErased(erased);
    if (erased.length > 0 && (isCalled || hasOwnFolder)) await releases.addErased(erased);
    if (isLossAccepted) reads.live.acceptEmptyList();
    // Once for all gateways, in the data folder or in the shared state: a second acceptance would apply to another release.
    if (isLossAccepted && isCalled) await releases.acceptLoss();
    if (hashes === null || hashes.length > 0) packages.forget(hashes);
    if (concernsContent) refresh(publication);
  };
};

/** Tells the other gateways. */
const announce = async ({ stores }: FastifyInstance, publication: Publication, warn: (message: string) => void): Promise<Announcement> => {
  try {
    await stores.channel.announce(publication);
    return "announced";
  } catch (error) {
    warn(`Other gateways may show old content until their next refresh, because it was not announced: ${nameError(error)}`);
    return "unannounced";
  }
};

export const publishingPlugin = fp<GatewayOptions>(
  async (app, options) => {
    const { stores, reads, releases } = app;
    const apply = createApplyPublication(app, options);
    stores.whenPublished((publication) => apply(publication, false));
    const onPublished = async (publication: Publication): Promise<Announcement> => {
      await apply(publication, true);
      return announce(app, publication, options.parts.report.warn);
    };
    addPublishRoutes(app, { ...stores.signedCalls, onPublished, status: releases.status });
    addBoardRuleRoutes(app, {
      signed: stores.signedCalls,
      listed: () => {
        const snapshot = reads.live.snapshot();
        return snapshot === null ? null : visibleTalents(snapshot);
      },
    });
    app.addHook("onClose", async () => {
      stores.channel.stop();
      await stores.channel.close();
    });
  },
  { name: "publishing", dependencies: ["state-stores", "leases", "reads", "cdn", "media", "releases", "staff", "packages", "counts"] },
);
