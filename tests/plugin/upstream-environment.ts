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

/** Replaces the fixture's only picture on a foreign host, since tests call no other machine. */
const removeForeignPicture = (upstream: FakeUpstream): void =>
  changeRecord(upstream.content.campaigns.pt ?? [], 5, { cover: "campaigns/missing.jpg" });

/** `stop` restores the environment variables. */
export const startUpstreamWithEnvironment = async (): Promise<{ upstream: FakeUpstream; stop: () => Promise<void> }> => {
  const before = { ...process.env };
  const upstream = await startUpstream();
  removeForeignPicture(upstream);
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
