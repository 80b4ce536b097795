import { randomUUID } from "node:crypto";
import type { BuildReport } from "../releases/build/build-history";
import type { ReleasesStatus } from "../releases/releases";
import { signBody } from "../publish/signature";
import { until } from "../../tests/until";
import { PUBLISH_SECRET, type RunningGateway } from "./run-gateway";

/** The body of a publish hook, valid once, for this path and time. */
export const hookBody = ({ path = "/api/publish", at, nonce = randomUUID() }: { path?: string; at: number; nonce?: string }): string =>
  JSON.stringify({ at: new Date(at).toISOString(), path, nonce, reason: "talents/401" });

const call = (running: RunningGateway, url: string) => {
  const body = hookBody({ path: url, at: running.now() });
  return running.app.inject({ method: "POST", url, payload: body, headers: { "x-signature": signBody(body, PUBLISH_SECRET) } });
};

/** What the content store does when an editor publishes. */
export const publish = async (running: RunningGateway): Promise<void> => {
  const reply = await call(running, "/api/publish");
  if (reply.statusCode !== 202) throw new Error(`the publication was answered ${reply.statusCode}`);
};

/** What the content store shows its editors. */
export const askStatus = async (running: RunningGateway): Promise<ReleasesStatus> => (await call(running, "/api/publish/status")).json();

/** The report of a build, by its number counted from the start, once it has ended. */
export const endOfBuild = (running: RunningGateway, build: number): Promise<BuildReport> =>
  until(`build ${build} has ended`, async () => {
    const [newest] = (await askStatus(running)).builds;
    return running.builds() >= build && newest !== undefined && newest.endedAt !== null && newest;
  });

/** Publishes, and tells what became of it. */
export const publishAndWait = async (running: RunningGateway): Promise<BuildReport> => {
  const before = running.builds();
  await publish(running);
  return endOfBuild(running, before + 1);
};
