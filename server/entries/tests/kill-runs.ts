import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../scripts/free-port";
import { startUpstream, type FakeUpstream } from "../../../tests/fakes/upstream/start-upstream";
import { waitUntil } from "../../../tests/wait";
import { openOutbox } from "../outbox/outbox";
import { wireCity } from "../../../tests/fakes/upstream/wire-entries";
import { CONTACT, multipart, MULTIPART, SCOUTING, sixPhotos } from "./form-bodies";
import { startGatewayProcess } from "./gateway-process";
import { seededRandom } from "../../../tests/builders/seeded-random";

export interface KillOutcome {
  kills: number;
  acknowledged: number;
  /** Acknowledged but never delivered. */
  lost: number;
  /** Delivered without all of their photos. */
  partial: number;
  /** Delivered more than once. */
  duplicates: number;
}

const CONCURRENT_SUBMISSIONS = 5;
const DELIVERED_WITHIN_S = 120;

export interface Submission {
  key: string;
  entry: "contact" | "getScouted";
  body: Buffer;
}

/** Every third submission is an application with photos. The message contains the key, so that the delivered entry can be identified. */
export const submission = async (index: number): Promise<Submission> => {
  const key = `entry-${index}`;
  if (index % 3 !== 0) return { key, entry: "contact", body: multipart({ ...CONTACT, message: key }) };
  return { key, entry: "getScouted", body: multipart({ ...SCOUTING, city: key }, await sixPhotos()) };
};

/**
 * Whether the gateway acknowledged the submission; false when it did not answer, or with one of these statuses: by default 429,
 * for too many applications in progress.
 */
export const submit = async (port: number, { key, entry, body }: Submission, refusals: readonly number[] = [429]): Promise<boolean> => {
  const sent = fetch(`http://127.0.0.1:${port}/api/entry/${entry}`, {
    method: "POST",
    headers: { ...MULTIPART, "idempotency-key": key },
    body: new Uint8Array(body),
  });
  const status = await sent.then(
    (reply) => reply.status,
    () => null,
  );
  if (status !== null && status !== 202 && !refusals.includes(status)) throw new Error(`${key} was answered ${status}`);
  return status === 202;
};

/** Kills the gateway repeatedly during submissions; unacknowledged ones are sent again after the next start. */
export const runKills = async (kills: number): Promise<KillOutcome> => {
  const upstream = await startUpstream();
  const dataDir = await mkdtemp(path.join(tmpdir(), "kills-"));
  const port = await freePort();
  const random = seededRandom(kills);
  const acknowledged = new Set<string>();
  let unacknowledged: Submission[] = [];
  let nextIndex = 0;
  let answers = 0;

  const submitAll = async (): Promise<void> => {
    const outcomes = await Promise.all(
      unacknowledged.map(async (one) => {
        const isTaken = await submit(port, one);
        answers += 1;
        return { one, isTaken };
      }),
    );
    outcomes.forEach(({ one, isTaken }) => isTaken && acknowledged.add(one.key));
    unacknowledged = outcomes.filter(({ isTaken }) => !isTaken).map(({ one }) => one);
  };

  for (let kill = 0; kill < kills; kill += 1) {
    while (unacknowledged.length < CONCURRENT_SUBMISSIONS) unacknowledged.push(await submission(nextIndex++));
    const gateway = await startGatewayProcess({ settings: upstream.settings, port, dataDir });
    // Answers and deliveries are the steps; the kill follows a random one of them.
    const steps = (): number => answers + upstream.entries.length;
    const target = steps() + Math.floor(random() * (2 * CONCURRENT_SUBMISSIONS + 1));
    const allAnswered = answers + CONCURRENT_SUBMISSIONS;
    const isDelivered = (): boolean => answers === allAnswered && upstream.entries.length >= acknowledged.size;
    const killed = waitUntil("the step of the kill", async () => steps() >= target || isDelivered()).then(gateway.kill);
    await submitAll();
    await killed;
  }
  const last = await startGatewayProcess({ settings: upstream.settings, port, dataDir });
  await submitAll();
  await untilDelivered(dataDir);
  await last.stop();
  await upstream.close();
  await rm(dataDir, { recursive: true });
  return { kills, acknowledged: acknowledged.size, ...countFailures(upstream, acknowledged) };
};

const untilDelivered = async (dataDir: string): Promise<void> => {
  const outbox = await openOutbox(dataDir, Date.now);
  await waitUntil("every entry is delivered", async () => (await outbox.entries.all()).length === 0, DELIVERED_WITHIN_S).finally(() =>
    outbox.close(),
  );
};

export const countFailures = (
  { entries }: FakeUpstream,
  acknowledged: ReadonlySet<string>,
): Pick<KillOutcome, "lost" | "partial" | "duplicates"> => {
  const keys = entries.map(({ fields }) => fields.message ?? wireCity(fields) ?? "");
  return {
    lost: [...acknowledged].filter((key) => !keys.includes(key)).length,
    partial: entries.filter(({ entry, files }) => entry === "getScouted" && Object.keys(files).length !== 6).length,
    duplicates: keys.length - new Set(keys).size,
  };
};
