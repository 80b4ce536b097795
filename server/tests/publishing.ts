import { randomUUID } from "node:crypto";
import type { BuildReport } from "../releases/build/build-history";
import type { ReleasesStatus } from "../releases/releases";
import { signBody } from "../publish/signature";
import { waitUntil } from "../../tests/wait";
import { PUBLISH_SECRET, type RunningGateway } from "./run-gateway";

/** The body of a publish hook for a path and time; the nonce makes it valid once. */
export const hookBody = ({
  path = "/api/publish",
  at,
  nonce = randomUUID(),
  loss,
}: {
  path?: string;
  at: number;
  nonce?: string;
  loss?: true;
}): string => JSON.stringify({ at: new Date(at).toISOString(), path, nonce, reason: "talents/401", loss });

const postSigned = (running: RunningGateway, url: string, fields: { loss?: true } = {}) => {
  const body = hookBody({ path: url, at: running.now(), ...fields });
  return running.app.inject({ method: "POST", url, payload: body, headers: { "x-signature": signBody(body, PUBLISH_SECRET) } });
};

/** Calls the publish hook, like the content store when an editor publishes. */
export const publish = async (running: RunningGateway, fields: { loss?: true } = {}): Promise<void> => {
  const reply = await postSigned(running, "/api/publish", fields);
  if (reply.statusCode !== 202) throw new Error(`the publication was answered ${reply.statusCode}`);
};

/** Fetches the status that the content store shows to editors. */
export const fetchStatus = async (running: RunningGateway): Promise<ReleasesStatus> =>
  (await postSigned(running, "/api/publish/status")).json();

/** Resolves with the report of a build, by its number counted from the start, once the build has ended. */
export const waitForBuild = (running: RunningGateway, build: number): Promise<BuildReport> =>
  waitUntil(`build ${build} has ended`, async () => {
    const [newest] = (await fetchStatus(running)).builds;
    return running.builds() >= build && newest !== undefined && newest.endedAt !== null && newest;
  });

/** Publishes to a gateway without a site, and resolves once its live data is newer than the publication. */
export const publishAndRefresh = async (running: RunningGateway): Promise<void> => {
  await publish(running);
  await running.gateway.live.forceRefresh();
};

/** Resolves with the report of the build. */
export const publishAndWait = async (running: RunningGateway): Promise<BuildReport> => {
  const before = running.builds();
  await publish(running);
  return waitForBuild(running, before + 1);
};
