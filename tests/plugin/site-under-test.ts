import type { UpstreamSettings } from "../../src/config/environment";
import { startUpstream, type FakeUpstream } from "../fakes/upstream/start-upstream";
import { isWireRecord, type WireRecord } from "../fakes/upstream/content/records";

const variables = (settings: UpstreamSettings): Record<string, string> => ({
  PANEL_URL: settings.panelUrl,
  PANEL_SALT: settings.panelSalt,
  PANEL_API_TOKEN: settings.panelApiToken,
  INTEGRATION_URL: settings.integrationUrl,
  INTEGRATION_SALT: settings.integrationSalt,
  INTEGRATION_API_KEY: settings.integrationApiKey,
  MEDIA_URL: settings.mediaUrl,
  MEDIA_HOSTS: settings.mediaHosts.join(","),
  SITE_TIME_ZONE: "America/Sao_Paulo",
});

/** The one picture of the fixture that lies on a foreign host: tests reach nothing beyond this machine. */
const keepToThisMachine = (upstream: FakeUpstream): void =>
  changeRecord(upstream.content.campaigns.pt ?? [], 5, { cover: "campaigns/missing.jpg" });

/** A double of the upstream with the environment that leads to it; the environment is restored at the end. */
export const startSite = async (): Promise<{ upstream: FakeUpstream; stop: () => Promise<void> }> => {
  const before = { ...process.env };
  const upstream = await startUpstream();
  keepToThisMachine(upstream);
  Object.assign(process.env, variables(upstream.settings));
  return {
    upstream,
    stop: async () => {
      process.env = before;
      await upstream.close();
    },
  };
};

/** Changes fields of the record with this id, in place. */
export const changeRecord = (records: unknown[], id: number, change: WireRecord): void => {
  const index = records.findIndex((record) => isWireRecord(record) && Number(record.id) === id);
  records[index] = { ...(records[index] as WireRecord), ...change };
};
