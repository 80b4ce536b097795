import type { ReleasesStatus } from "../releases/releases";
import { signBody } from "../publish/signature";
import { PUBLISH_SECRET, type RunningGateway } from "./run-gateway";

const call = (running: RunningGateway, url: string) => {
  const body = JSON.stringify({ at: new Date(running.now()).toISOString(), reason: "talents/401" });
  return running.app.inject({ method: "POST", url, payload: body, headers: { "x-signature": signBody(body, PUBLISH_SECRET) } });
};

/** What the content store does when an editor publishes. */
export const publish = async (running: RunningGateway): Promise<void> => {
  const reply = await call(running, "/api/publish");
  if (reply.statusCode !== 202) throw new Error(`the publication was answered ${reply.statusCode}`);
};

/** What the content store shows its editors. */
export const askStatus = async (running: RunningGateway): Promise<ReleasesStatus> => (await call(running, "/api/publish/status")).json();
