import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../../scripts/free-port";
import { startUpstream, type FakeUpstream } from "../../../tests/fakes/upstream/start-upstream";
import { openOutbox } from "../outbox/outbox";
import { CONTACT, multipart, MULTIPART, SCOUTING, sixPhotos } from "./a-form";
import { startGatewayProcess } from "./gateway-process";
import { seeded } from "../../../tests/builders/seeded-random";

export interface KillOutcome {
  kills: number;
  acknowledged: number;
  /** Acknowledged, and not with the panel in the end. */
  lost: number;
  /** With the panel, but without all of their photos. */
  partial: number;
  twice: number;
}

const AT_ONCE = 5;
const LONGEST_LIFE_MS = 900;
const DELIVERED_WITHIN_MS = 120_000;

interface Submission {
  key: string;
  entry: "contact" | "getScouted";
  body: Buffer;
}

/** Every third is an application with photos. The key stands in the message too, so that the panel's copy tells whose it is. */
const submission = async (index: number): Promise<Submission> => {
  const key = `entry-${index}`;
  if (index % 3 !== 0) return { key, entry: "contact", body: multipart({ ...CONTACT, message: key }) };
  return { key, entry: "getScouted", body: multipart({ ...SCOUTING, note: key }, await sixPhotos()) };
};

/** Whether the gateway said that it has it; no answer is none. */
const submit = async (port: number, { key, entry, body }: Submission): Promise<boolean> => {
  const sent = fetch(`http://127.0.0.1:${port}/api/entry/${entry}`, { method: "POST", headers: { ...MULTIPART, "idempotency-key": key }, body: new Uint8Array(body) });
  const status = await sent.then((reply) => reply.status, () => null);
  if (status !== null && status !== 202) throw new Error(`${key} was answered ${status}`);
  return status === 202;
};

/** Kills the gateway while people submit, over and over; whoever got no answer sends again after the next start. */
export const runKills = async (kills: number): Promise<KillOutcome> => {
  const upstream = await startUpstream();
  const dataDir = await mkdtemp(path.join(tmpdir(), "kills-"));
  const port = await freePort();
  const random = seeded(kills);
  const acknowledged = new Set<string>();
  let open: Submission[] = [];
  let made = 0;

  const submitAll = async (): Promise<void> => {
    const outcomes = await Promise.all(open.map(async (one) => ({ one, isTaken: await submit(port, one) })));
    outcomes.forEach(({ one, isTaken }) => isTaken && acknowledged.add(one.key));
    open = outcomes.filter(({ isTaken }) => !isTaken).map(({ one }) => one);
  };

  for (let kill = 0; kill < kills; kill += 1) {
    while (open.length < AT_ONCE) open.push(await submission(made++));
    const gateway = await startGatewayProcess({ settings: upstream.settings, port, dataDir });
    const end = delay(random() * LONGEST_LIFE_MS).then(gateway.kill);
    await submitAll();
    await end;
  }
  const last = await startGatewayProcess({ settings: upstream.settings, port, dataDir });
  await submitAll();
  await untilDelivered(dataDir);
  await last.stop();
  await upstream.close();
  await rm(dataDir, { recursive: true });
  return { kills, acknowledged: acknowledged.size, ...judge(upstream, acknowledged) };
};

const untilDelivered = async (dataDir: string): Promise<void> => {
  const outbox = await openOutbox(dataDir, Date.now);
  const deadline = Date.now() + DELIVERED_WITHIN_MS;
  while (outbox.store.all().length > 0 && Date.now() < deadline) await delay(200);
  outbox.close();
};

const judge = ({ entries }: FakeUpstream, acknowledged: ReadonlySet<string>): Pick<KillOutcome, "lost" | "partial" | "twice"> => {
  const keys = entries.map(({ fields }) => fields.message ?? fields.note ?? "");
  return {
    lost: [...acknowledged].filter((key) => !keys.includes(key)).length,
    partial: entries.filter(({ entry, files }) => entry === "getScouted" && Object.keys(files).length !== 6).length,
    twice: keys.length - new Set(keys).size,
  };
};
