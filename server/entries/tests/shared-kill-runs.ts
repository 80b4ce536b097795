import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { freePort } from "../../../scripts/free-port";
import { seededRandom } from "../../../tests/builders/seeded-random";
import { startS3Server } from "../../../tests/fakes/s3-server";
import { startUpstream } from "../../../tests/fakes/upstream/start-upstream";
import { startPostgres } from "../../../tests/servers/postgres";
import { waitUntil } from "../../../tests/wait";
import { startGatewayProcess, type GatewayProcess } from "./gateway-process";
import { countFailures, submission, submit, type KillOutcome, type Submission } from "./kill-runs";

const CONCURRENT_SUBMISSIONS = 4;
const DELIVERED_WITHIN_S = 180;

/** Each of these kills ends a gateway, and deletes its data folder; all others end the gateways' connections to the database. */
const GATEWAY_KILL_EVERY = 8;

/** 429: too many applications in progress; 503: the database is unavailable. */
const REFUSALS = [429, 503];

interface RunningProcess {
  port: number;
  dataDir: string;
  process: GatewayProcess;
}

/** The servers of two gateways, which share everything but their data folders. */
const startServers = async () => {
  const [postgres, s3, upstream] = await Promise.all([startPostgres(), startS3Server(), startUpstream()]);
  const databaseUrl = await postgres.createDatabase("kills");
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const variables = {
    SHARED_DATABASE_URL: databaseUrl,
    SHARED_BUCKET: s3.settings.bucket,
    S3_ENDPOINT: s3.settings.endpoint ?? undefined,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    ENTRIES_KEY: randomBytes(32).toString("base64"),
  };
  const startOn = async (port: number): Promise<RunningProcess> => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "shared-kills-"));
    return { port, dataDir, process: await startGatewayProcess({ settings: upstream.settings, port, dataDir, variables }) };
  };
  return { postgres, s3, upstream, database, startOn };
};

type Servers = Awaited<ReturnType<typeof startServers>>;

const endConnections = ({ database }: Servers): Promise<unknown> =>
  database.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()");

/** Replaces a gateway by one with an empty data folder, as after the loss of a disk. */
const replaceGateway = async ({ startOn }: Servers, { port, dataDir, process }: RunningProcess): Promise<RunningProcess> => {
  await process.kill();
  await rm(dataDir, { recursive: true });
  return startOn(port);
};

/** Ends the leases of killed gateways, as would happen within minutes, and waits until every entry is delivered. */
const untilDelivered = async ({ database }: Servers): Promise<void> => {
  await database.query("UPDATE gateway.entries SET leased_until = now()");
  const isEmpty = async (): Promise<boolean> => (await database.query("SELECT 1 FROM gateway.entries LIMIT 1")).rowCount === 0;
  await waitUntil("every entry is delivered", isEmpty, DELIVERED_WITHIN_S);
};

/**
 * Ends connections to the database, and gateways with their disks, during submissions to two gateways. Unacknowledged submissions
 * are sent again to the other gateway.
 */
export const runSharedKills = async (kills: number): Promise<KillOutcome> => {
  const servers = await startServers();
  const { upstream } = servers;
  const gateways = [await servers.startOn(await freePort()), await servers.startOn(await freePort())];
  const random = seededRandom(kills);
  const acknowledged = new Set<string>();
  let unacknowledged: Submission[] = [];
  let nextIndex = 0;
  let answers = 0;

  const submitAll = async (round: number): Promise<void> => {
    const outcomes = await Promise.all(
      unacknowledged.map(async (one, at) => {
        const isTaken = await submit(gateways[(round + at) % gateways.length]?.port ?? 0, one, REFUSALS);
        answers += 1;
        return { one, isTaken };
      }),
    );
    outcomes.forEach(({ one, isTaken }) => isTaken && acknowledged.add(one.key));
    unacknowledged = outcomes.filter(({ isTaken }) => !isTaken).map(({ one }) => one);
  };

  for (let kill = 0; kill < kills; kill += 1) {
    while (unacknowledged.length < CONCURRENT_SUBMISSIONS) unacknowledged.push(await submission(nextIndex++));
    // Answers and deliveries are the steps; the kill follows a random one of them.
    const steps = (): number => answers + upstream.entries.length;
    const target = steps() + Math.floor(random() * (2 * CONCURRENT_SUBMISSIONS + 1));
    const allAnswered = answers + CONCURRENT_SUBMISSIONS;
    const killed = waitUntil("the step of the kill", async () => steps() >= target || answers === allAnswered).then(async () => {
      const victim = gateways[kill % gateways.length];
      if (kill % GATEWAY_KILL_EVERY !== 0 || victim === undefined) return endConnections(servers);
      gateways[kill % gateways.length] = await replaceGateway(servers, victim);
    });
    await submitAll(kill);
    await killed;
  }
  for (let round = 0; unacknowledged.length > 0; round += 1) await submitAll(round);
  await untilDelivered(servers);
  await Promise.all(gateways.map(({ process }) => process.stop()));
  await Promise.all(gateways.map(({ dataDir }) => rm(dataDir, { recursive: true })));
  await servers.database.end();
  await Promise.all([servers.postgres.close(), servers.s3.close(), upstream.close()]);
  return { kills, acknowledged: acknowledged.size, ...countFailures(upstream, acknowledged) };
};
