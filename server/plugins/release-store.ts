import fp from "fastify-plugin";
import { LOCALES } from "../../src/domain/locale";
import type { ReleaseStore } from "../releases/store/release";
import { createReleaseStore } from "../releases/store/release-store";
import { createWriteDraft } from "../releases/write-draft";
import type { GatewayOptions } from "./settings";

declare module "fastify" {
  interface FastifyInstance {
    releaseStore: ReleaseStore;
  }
}

/** `releases.ts` changes the releases. */
export const releaseStorePlugin = fp<GatewayOptions>(
  async (app, { settings, parts }) => {
    const { upstream, siteUrl, dataDir, secrets } = settings;
    const store = createReleaseStore({
      dataDir,
      now: () => new Date(parts.now()),
      publication: app.leases.shared?.publication,
      writeDraft: createWriteDraft({
        secrets,
        storeAddresses: [upstream.panelUrl, upstream.integrationUrl, upstream.mediaUrl],
        siteUrl,
        brotliQuality: parts.brotliQuality,
      }),
    });
    app.decorate("releaseStore", store);
    app.decorate("siteLanguages", () => store.current()?.languages ?? LOCALES);
  },
  { name: "release-store", dependencies: ["leases"] },
);
