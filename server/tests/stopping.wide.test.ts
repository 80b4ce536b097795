import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { freePort } from "../../scripts/free-port";
import { MAX_DRAIN_SECONDS } from "../../src/config/environment";
import { startUpstream, type FakeUpstream } from "../../tests/fakes/upstream/start-upstream";
import { BOUNDARY, scoutingForm } from "../entries/tests/form-bodies";
import { startGatewayProcess, type GatewayProcess } from "../entries/tests/gateway-process";
import { waitFor } from "../../tests/wait";
import { runGateway, type RunningGateway, type RunOptions } from "./run-gateway";

const ROOT = resolve(__dirname, "../..");

interface Client {
  socket: Socket;
  received: () => string;
  ended: Promise<void>;
}

const connectTo = (port: number): Promise<Client> =>
  new Promise((done, fail) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => done({ socket, received: () => received, ended }));
    const ended = new Promise<void>((settle) => socket.once("close", () => settle()));
    socket.once("error", fail).on("data", (chunk: Buffer) => {
      received += chunk.toString("latin1");
    });
  });

const isRefused = (port: number): Promise<boolean> =>
  connectTo(port).then(
    ({ socket }) => !socket.destroy().destroyed,
    (error: NodeJS.ErrnoException) => error.code === "ECONNREFUSED",
  );

/** Sends the head and the first half of an application, and waits until the gateway reads it. */
const sendHalf = async (port: number): Promise<{ client: Client; rest: Buffer }> => {
  const body = await scoutingForm();
  const client = await connectTo(port);
  const head = `POST /api/entry/getScouted HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${body.length}\r\n\r\n`;
  client.socket.write(head);
  await waitFor(() => expect(client.received()).toContain("100 Continue"));
  client.socket.write(body.subarray(0, body.length / 2));
  return { client, rest: body.subarray(body.length / 2) };
};

describe("the gateway process", () => {
  let upstream: FakeUpstream;
  let dataDir: string;
  let port: number;
  let gateway: GatewayProcess;

  beforeEach(async () => {
    upstream = await startUpstream();
    dataDir = await mkdtemp(join(tmpdir(), "stopping-"));
    port = await freePort();
  });

  const start = async (variables: NodeJS.ProcessEnv = {}): Promise<void> => {
    gateway = await startGatewayProcess({ settings: upstream.settings, port, dataDir, variables });
  };

  afterEach(async () => {
    await gateway.kill();
    await upstream.close();
    await rm(dataDir, { recursive: true });
  });

  it("answers an upload that is in flight when SIGTERM arrives, refuses new connections, and ends with code 0", async () => {
    await start();
    const { client, rest } = await sendHalf(port);
    gateway.signal("SIGTERM");
    await waitFor(async () => expect(await isRefused(port)).toBe(true));
    client.socket.write(rest);
    await client.ended;
    expect(client.received()).toMatch(/HTTP\/1\.1 202 /);
    expect(client.received()).toMatch(/\r\nconnection: close\r\n/i);
    expect(await gateway.ended).toBe(0);
  });

  it("reports stopping in its health check and answers requests during the drain time", async () => {
    await start({ DRAIN_SECONDS: String(MAX_DRAIN_SECONDS) });
    gateway.signal("SIGTERM");
    await waitFor(async () => {
      const reply = await fetch(`http://127.0.0.1:${port}/api/health`);
      expect([reply.status, reply.headers.get("connection"), await reply.json()]).toEqual([
        503,
        "close",
        expect.objectContaining({ status: "stopping" }),
      ]);
    });
    expect((await fetch(`http://127.0.0.1:${port}/api/casting/kids/todos`)).status).toBe(200);
  });

  it("ends at once with a second signal, but not with one that was sent twice", async () => {
    await start();
    const { client } = await sendHalf(port);
    gateway.signal("SIGTERM");
    gateway.signal("SIGINT");
    await waitFor(async () => expect(await isRefused(port)).toBe(true));
    expect(client.socket.destroyed).toBe(false);
    const again = setInterval(() => gateway.signal("SIGTERM"), 100);
    expect(await gateway.ended).toBe(1);
    clearInterval(again);
  });
});

describe("a stopping gateway", () => {
  let running: RunningGateway;
  let port: number;

  const run = async (options?: RunOptions): Promise<void> => {
    running = await runGateway(options);
    await running.app.listen({ port: 0, host: "127.0.0.1" });
    port = (running.app.server.address() as AddressInfo).port;
  };

  afterEach(() => running.upstream.close());

  it("closes idle connections at once", async () => {
    await run();
    const client = await connectTo(port);
    client.socket.write("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n");
    await waitFor(() => expect(client.received()).toContain('"status":"ok"'));
    const unused = await connectTo(port);
    await running.gateway.stop();
    await Promise.all([client.ended, unused.ended]);
  });

  it("closes the connection of a client that takes longer than the limit", async () => {
    await run({ stop: { requestsMs: 50 } });
    const { client } = await sendHalf(port);
    await running.gateway.stop();
    await client.ended;
    expect(client.received()).not.toContain("202");
  });
});

it("systemd and Docker wait longer than a stop can take", async () => {
  const units = await Promise.all(["gateway", "panel"].map((name) => readFile(join(ROOT, `deploy/agency-${name}.service`), "utf8")));
  const { panel, blue, green } = parse(await readFile(join(ROOT, "compose.yaml"), "utf8"), { merge: true }).services;
  const ofUnits = units.map((unit) => /^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  const ofContainers = [panel, blue, green].map((service) => /^(\d+)s$/.exec(service.stop_grace_period)?.[1]);
  const seconds = [...ofUnits, ...ofContainers].map(Number);
  // The gateway's 75 seconds, then the panel's 10 (scripts/gateway.ts, scripts/children.ts).
  expect(Math.min(...seconds)).toBeGreaterThan(85);
  for (const unit of units) expect(unit).toMatch(/^KillMode=mixed$/m);
});
