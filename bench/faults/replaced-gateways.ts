import { randomUUID } from "node:crypto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Agent, request } from "undici";
import { upstreamVariables } from "../../src/config/environment";
import { freePort } from "../../scripts/free-port";
import { CONTACT, multipart, MULTIPART } from "../../server/entries/tests/form-bodies";
import { runGateway, type RunningGateway } from "../../server/tests/run-gateway";
import { activateSocket, type ActivatedProgram } from "../../server/tests/socket-activation";
import { ofFigures, type Row, type Table } from "../lib/report";
import type { FaultContext } from "./lib/context";
import { countRow, createTally, durationRow, failureReason } from "./lib/tally";

const ROOT = resolve(__dirname, "../..");
const SITE_URL = "https://www.casajuriti.example";
const PAGES = ["/", "/en", "/kids", "/kids/meninos", "/blog", "/api/casting/kids/todos"];
const PICTURES = ["/media/240/a-300x400.jpg", "/media/480/a-300x400.jpg"];
const SECONDS = 300;
const PAGES_EVERY_MS = 25;
const PICTURES_EVERY_MS = 100;
const FORMS_EVERY_MS = 1_000;
const BETWEEN_UPGRADES_MS = 50_000;
const DELIVERED_WITHIN_MS = 60_000;

interface ReplaceableGateway {
  port: number;
  /** False when no further gateway is prepared. */
  replace: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** Gateways replace each other under load. Every request is sent once. */
export const benchReplacedGateways = async ({ seconds }: Pick<FaultContext, "seconds">): Promise<Table[]> => {
  const duration = seconds ?? SECONDS;
  const measured = [
    measureSetup("one socket (systemd)", duration, replaceOnOneSocket),
    measureSetup("Caddy, two gateways (compose)", duration, replaceBehindCaddy),
  ];
  return [ofFigures((await Promise.all(measured)).flat())];
};

const measureSetup = async (
  name: string,
  seconds: number,
  prepare: (prepared: RunningGateway) => Promise<ReplaceableGateway>,
): Promise<Row[]> => {
  // Builds a release of this code and content, so that the gateways do not build.
  const prepared = await runGateway({
    servesSite: true,
    projectDir: ROOT,
    initialTime: Date.now(),
    siteUrl: SITE_URL,
    upstream: { content: { mediaPaths: ["a-300x400.jpg"] } },
  });
  await prepared.gateway.stop();
  const replaceable = await prepare(prepared);
  const load = startLoad(replaceable.port);
  const endsAt = Date.now() + seconds * 1_000;
  let upgrades = 0;
  while (Date.now() + BETWEEN_UPGRADES_MS < endsAt) {
    await delay(BETWEEN_UPGRADES_MS / 2);
    if (await replaceable.replace()) upgrades += 1;
    await delay(BETWEEN_UPGRADES_MS / 2);
  }
  await delay(Math.max(0, endsAt - Date.now()));
  const { pages, pictures, forms, acknowledged } = await load.stop();
  const lost = await countLost(prepared, acknowledged);
  await replaceable.stop();
  await prepared.close();
  return [
    [`${name}: upgrades in ${seconds} s`, String(upgrades)],
    countRow(`${name}: pages and reads`, pages),
    durationRow(`${name}: pages and reads`, pages),
    countRow(`${name}: pictures`, pictures),
    countRow(`${name}: forms`, forms),
    [`${name}: forms acknowledged, lost`, `${acknowledged.size}, ${lost}`],
  ];
};

const programPlan = (prepared: RunningGateway, port: number) => ({
  args: ["--import", "tsx", "server/main.ts"],
  cwd: ROOT,
  env: {
    PATH: process.env.PATH,
    ...upstreamVariables(prepared.upstream.settings),
    DATA_DIR: prepared.dataDir,
    SITE_URL,
    NODE_ENV: "production",
    PORT: String(port),
    ENTRY_BUDGET: "100000",
    DRAIN_SECONDS: "3",
  },
});

const GATEWAYS = 12;

const replaceOnOneSocket = async (prepared: RunningGateway): Promise<ReplaceableGateway> => {
  const { port, programs } = await activateSocket((opened) => Array.from({ length: GATEWAYS }, () => programPlan(prepared, opened)));
  let current = 0;
  await programs[current]?.start();
  return {
    port,
    replace: async () => {
      const next = programs[current + 1];
      if (next === undefined) return false;
      await programs[current]?.end("SIGTERM");
      current += 1;
      await next.start();
      return true;
    },
    stop: () => killAll(programs),
  };
};

const killAll = async (programs: readonly ActivatedProgram[]): Promise<void> => {
  for (const { end } of programs) await end("SIGKILL");
};

/** Like deploy/switch-containers: green starts, blue is replaced, green stops. */
const replaceBehindCaddy = async (prepared: RunningGateway): Promise<ReplaceableGateway> => {
  const port = await freePort();
  const blue = await activateSocket((opened) => [programPlan(prepared, opened)]);
  const greenPort = await freePort();
  const caddy = spawn("caddy", ["run", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"], {
    cwd: ROOT,
    env: {
      ...process.env,
      SITE_HOST: `http://127.0.0.1:${port}`,
      ADMIN_HOST: `http://127.0.0.1:${await freePort()}`,
      SITE_UPSTREAM: `127.0.0.1:${blue.port} 127.0.0.1:${greenPort}`,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    },
    stdio: "ignore",
  });
  let [current] = blue.programs;
  await current?.start();
  return {
    port,
    replace: async () => {
      const green = await startOn(prepared, greenPort);
      await current?.end("SIGTERM");
      current = await startOn(prepared, blue.port);
      await delay(2_000); // deploy/switch-containers waits for the health check
      await green.end("SIGTERM");
      return true;
    },
    stop: async () => {
      await current?.end("SIGKILL");
      const closed = once(caddy, "close");
      caddy.kill("SIGTERM");
      await closed;
    },
  };
};

const startOn = async (prepared: RunningGateway, port: number): Promise<ActivatedProgram> => {
  const {
    programs: [program],
  } = await activateSocket((opened) => [programPlan(prepared, opened)], port);
  if (program === undefined) throw new Error("the gateway's process was not created");
  await program.start();
  return program;
};

/** Sends requests at a steady rate over open connections, each once. */
const startLoad = (port: number) => {
  const agent = new Agent({ connections: 32 });
  const tallies = { pages: createTally(), pictures: createTally(), forms: createTally() };
  const acknowledged = new Set<string>();
  const inProgress = new Set<Promise<void>>();
  const send = async (tally: ReturnType<typeof createTally>, path: string, form: string | null): Promise<void> => {
    const sentAt = performance.now();
    tally.countSent();
    try {
      const options =
        form === null
          ? {}
          : { method: "POST" as const, headers: { ...MULTIPART, "idempotency-key": form }, body: multipart({ ...CONTACT, message: form }) };
      const { statusCode, body } = await request(`http://127.0.0.1:${port}${path}`, { dispatcher: agent, ...options });
      await body.dump();
      if (statusCode !== (form === null ? 200 : 202)) return tally.countFailed(`HTTP ${statusCode}`);
      tally.countAnswered(performance.now() - sentAt);
      if (form !== null) acknowledged.add(form);
    } catch (error) {
      tally.countFailed(failureReason(error));
    }
  };
  const track = (work: Promise<void>): void => {
    inProgress.add(work);
    void work.finally(() => inProgress.delete(work));
  };
  let count = 0;
  const pick = (paths: readonly string[]): string => paths[count++ % paths.length] ?? "/";
  const timers = [
    setInterval(() => track(send(tallies.pages, pick(PAGES), null)), PAGES_EVERY_MS),
    setInterval(() => track(send(tallies.pictures, pick(PICTURES), null)), PICTURES_EVERY_MS),
    setInterval(() => track(send(tallies.forms, "/api/entry/contact", randomUUID())), FORMS_EVERY_MS),
  ];
  return {
    stop: async () => {
      timers.forEach(clearInterval);
      await Promise.all(inProgress);
      await agent.close();
      return { ...tallies, acknowledged };
    },
  };
};

const countLost = async ({ upstream }: RunningGateway, acknowledged: ReadonlySet<string>): Promise<number> => {
  const lost = (): string[] => {
    const stored = new Set(upstream.entries.map(({ fields }) => fields.message));
    return [...acknowledged].filter((key) => !stored.has(key));
  };
  for (const deadline = Date.now() + DELIVERED_WITHIN_MS; lost().length > 0 && Date.now() < deadline;) await delay(200);
  return lost().length;
};
