import { connect, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { runGateway, type RunningGateway } from "./run-gateway";

const SLOW_CLIENTS = 300;
const FLOOD_BYTES = 256 * 1024 ** 2;
const MAX_GROWTH_BYTES = 150 * 1024 ** 2;

let running: RunningGateway;
let port: number;

beforeAll(async () => {
  running = await runGateway({ servesSite: true });
  await running.app.listen({ port: 0, host: "127.0.0.1" });
  port = (running.app.server.address() as AddressInfo).port;
});

afterAll(() => running.close());

const openSocket = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.once("error", reject);
  });

const waitForClose = (socket: Socket): Promise<void> =>
  new Promise((resolve) =>
    socket
      .on("error", () => undefined)
      .on("data", () => undefined)
      .once("close", () => resolve()),
  );

const statusOf = async (path: string): Promise<number> => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

// The gateway closes them after fifteen seconds.
it("closes three hundred connections that never finish their request, and serves others meanwhile", async () => {
  const sockets = await Promise.all(Array.from({ length: SLOW_CLIENTS }, openSocket));
  sockets.forEach((socket) => socket.write("GET / HTTP/1.1\r\nHost: x\r\n"));
  const drip = setInterval(() => sockets.filter(({ writable }) => writable).forEach((socket) => socket.write("X-Slow: 1\r\n")), 1_000);
  const gone = Promise.all(sockets.map(waitForClose)).finally(() => clearInterval(drip));
  expect([await statusOf("/"), await statusOf("/api/casting/todas/todos")]).toEqual([200, 200]);
  await gone;
  expect(await statusOf("/kids")).toBe(200);
});

/** Sends zeros in chunks until everything is sent or the connection is closed. */
const sendEndlessBody = async (head: string): Promise<void> => {
  const socket = await openSocket();
  const over = waitForClose(socket);
  socket.write(`${head}\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const chunk = Buffer.concat([Buffer.from("10000\r\n"), Buffer.alloc(0x10000), Buffer.from("\r\n")]);
  for (let sent = 0; sent < FLOOD_BYTES && !socket.destroyed; sent += 0x10000) {
    if (!socket.write(chunk)) await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), over]);
  }
  socket.destroy();
  await over;
};

it.each([
  "POST /api/does-not-exist HTTP/1.1",
  "POST /api/publish HTTP/1.1\r\nContent-Type: application/json",
  "POST /kids HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x",
  "POST /api/entry/contact HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x",
])("limits the memory for a large body to %s", async (head) => {
  const before = process.memoryUsage.rss();
  await Promise.all([sendEndlessBody(head), sendEndlessBody(head)]);
  expect(process.memoryUsage.rss() - before).toBeLessThan(MAX_GROWTH_BYTES);
  expect(await statusOf("/")).toBe(200);
});
