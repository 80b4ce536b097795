import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../scripts/free-port";
import type { StoredRows } from "../../../src/domain/package";
import { seededRandom } from "../../../tests/builders/seeded-random";
import { startUpstream, type FakeUpstream } from "../../../tests/fakes/upstream/start-upstream";
import { waitUntil } from "../../../tests/wait";
import { openOutbox } from "../../entries/outbox/outbox";
import { startGatewayProcess } from "../../entries/tests/gateway-process";
import { newPerson, OPEN, OPEN_HASH, pickRow } from "./package-calls";

export interface PickKillOutcome {
  kills: number;
  acknowledged: number;
  /** Acknowledged answers that the content store does not have, or of which it has an older one. */
  lost: number;
  /** Answers beyond one for each person and talent. */
  doubled: number;
}

type Row = ReturnType<typeof pickRow>;

const TALENTS = ["401", "402", "403"];
const CONCURRENT_CALLS = 6;
const DELIVERED_WITHIN_S = 60;

const keyOf = ({ person, talent }: Row): string => `${person.id} ${talent}`;

/** Two browsers, each with an outbox: a row leaves it once it is acknowledged. */
const createClients = () => {
  const people = [newPerson("Lia"), newPerson("Rui")];
  const pending = new Map<string, Row>();
  const acknowledged = new Map<string, Row>();
  let count = 0;
  return {
    acknowledged,
    answer: (): void => {
      for (const [at, person] of people.entries()) {
        count += 1;
        const row = pickRow(count, { person, talent: TALENTS[(count + at) % TALENTS.length], comment: `comentário ${count}` });
        pending.set(keyOf(row), row);
      }
    },
    /** Sends each waiting row in a call of its own; calls `onAnswered` after each. */
    sendAll: async (port: number, onAnswered: () => void): Promise<void> => {
      await Promise.all(
        [...pending.values()].map(async (row) => {
          const stored = await sendRows(port, [row]);
          if (stored?.[0] === row.sequence) acknowledge(row);
          onAnswered();
        }),
      );
    },
  };

  function acknowledge(row: Row): void {
    acknowledged.set(keyOf(row), row);
    if (pending.get(keyOf(row)) === row) pending.delete(keyOf(row));
  }
};

/** Null when the gateway did not answer. */
const sendRows = async (port: number, rows: readonly Row[]): Promise<StoredRows["stored"] | null> => {
  const sent = fetch(`http://127.0.0.1:${port}/pacote/${OPEN}/escolhas`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ rows }),
  });
  const reply = await sent.catch(() => null);
  if (reply === null) return null;
  if (reply.status !== 200) throw new Error(`the rows were answered ${reply.status}`);
  const body: StoredRows | null = await reply.json().catch(() => null);
  return body?.stored ?? null;
};

/** Kills the gateway repeatedly while two people save picks; what was not acknowledged is sent again after the next start. */
export const runPickKills = async (kills: number): Promise<PickKillOutcome> => {
  const upstream = await startUpstream();
  const dataDir = await mkdtemp(path.join(tmpdir(), "pick-kills-"));
  const port = await freePort();
  const random = seededRandom(kills);
  const clients = createClients();
  let answers = 0;
  let acknowledged = 0;
  const send = async (): Promise<void> => {
    await clients.sendAll(port, () => (answers += 1));
    acknowledged += CONCURRENT_CALLS;
  };

  for (let kill = 0; kill < kills; kill += 1) {
    const gateway = await startGatewayProcess({ settings: upstream.settings, port, dataDir });
    const target = answers + Math.floor(random() * CONCURRENT_CALLS);
    let isSent = false;
    const killed = waitUntil("the step of the kill", async () => answers >= target || isSent).then(gateway.kill);
    for (let call = 0; call < CONCURRENT_CALLS / 2; call += 1) clients.answer();
    await send();
    isSent = true;
    await killed;
  }
  const last = await startGatewayProcess({ settings: upstream.settings, port, dataDir });
  await send();
  await untilDelivered(dataDir);
  await last.stop();
  await upstream.close();
  await rm(dataDir, { recursive: true });
  return { kills, acknowledged, ...countFailures(upstream, [...clients.acknowledged.values()]) };
};

const untilDelivered = async (dataDir: string): Promise<void> => {
  const outbox = await openOutbox(dataDir, Date.now);
  await waitUntil("every pick is delivered", async () => (await outbox.picks.count()) === 0, DELIVERED_WITHIN_S).finally(() =>
    outbox.close(),
  );
};

const countFailures = ({ packages }: FakeUpstream, acknowledged: readonly Row[]): Pick<PickKillOutcome, "lost" | "doubled"> => {
  const stored = packages.rowsOf(OPEN_HASH);
  const isStored = (row: Row): boolean =>
    stored.some(
      ({ person, talent, sequence, comment }) =>
        person.id === row.person.id && talent === row.talent && sequence === row.sequence && comment === row.comment,
    );
  const keys = stored.map(({ person, talent }) => `${person.id} ${talent}`);
  return { lost: acknowledged.filter((row) => !isStored(row)).length, doubled: keys.length - new Set(keys).size };
};
