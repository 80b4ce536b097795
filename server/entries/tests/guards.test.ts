import { connect, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { createServer } from "node:http";
import { waitFor } from "../../../tests/wait";
import { runGateway, type RunningGateway, type RunOptions } from "../../tests/run-gateway";
import { isTooSlow, PACE } from "../intake/watch-pace";
import { createBudget, createMemoryLimiter } from "../../lib/budget";
import { CONTACT, multipart, MULTIPART, send } from "./form-bodies";

let running: RunningGateway | null = null;

afterEach(async () => {
  await running?.close();
  running = null;
});

const start = async (options: RunOptions = {}): Promise<RunningGateway> => {
  running = await runGateway(options);
  return running;
};

const contact = (gateway: RunningGateway, index: number, more: Readonly<Record<string, string>> = {}) =>
  send(gateway, "contact", multipart({ ...CONTACT, message: `Mensagem ${index}`, ...more }));

it("accepts thirty of a thousand forms from one address, and rejects the others with Retry-After", async () => {
  const gateway = await start();
  const replies = await Promise.all(Array.from({ length: 1000 }, (_, index) => contact(gateway, index)));
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect([statuses.filter((status) => status === 202).length, statuses.filter((status) => status === 429).length]).toEqual([30, 970]);
  const refused = replies.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toEqual({ message: "Too many forms in a short time. Try again in 10 minutes" });
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(590);
});

it("counts calls by IPv4 address and by IPv6 /64, however they are written", async () => {
  const budget = createBudget(createMemoryLimiter({ calls: 1, seconds: 60 }));
  const waits = [];
  for (const address of ["192.0.2.1", "192.0.2.2", "2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1", "::ffff:192.0.2.3", "::1"])
    waits.push(await budget.take(address));
  expect(waits).toEqual([null, null, null, 60, null, null, null]);
  for (const address of ["::ffff:192.0.2.1", "::ffff:c000:202", "2001:0DB8:1:2::7"]) expect(await budget.take(address)).toBe(60);
  expect([await budget.take("unknown"), await budget.take("unknown")]).toEqual([null, 60]);
});

it.each([
  [false, "198.51.100.1", 429],
  [true, "198.51.100.1, 203.0.113.9", 429],
  [true, "203.0.113.9, 198.51.100.2", 202],
])("with TRUST_PROXY %p a second form with X-Forwarded-For %p answers %i", async (trustProxy, forwarded, status) => {
  const gateway = await start({ trustProxy, entries: { budget: { calls: 1, seconds: 600 } } });
  const from = (address: string, index: number) =>
    send(gateway, "contact", multipart({ ...CONTACT, message: String(index) }), { "x-forwarded-for": address });
  await from("198.51.100.77, 203.0.113.9", 1);
  expect((await from(forwarded, 2)).statusCode).toBe(status);
});

const ticketOf = async (gateway: RunningGateway): Promise<string> => (await gateway.app.inject("/api/entry/ticket")).json().ticket;

it("refuses a form that was filled within two seconds, and accepts it afterwards", async () => {
  const gateway = await start();
  const ticket = await ticketOf(gateway);
  const tooFast = await contact(gateway, 1, { ticket });
  expect([tooFast.statusCode, tooFast.headers["retry-after"], tooFast.json().message]).toEqual([
    429,
    "2",
    "Wait a few seconds and send again",
  ]);
  gateway.advanceClock(2_000);
  expect((await contact(gateway, 1, { ticket })).statusCode).toBe(202);
});

it("accepts a ticket after a restart, and refuses forged tickets", async () => {
  const gateway = await start();
  const ticket = await ticketOf(gateway);
  const [time = "", signature = ""] = ticket.split(".");
  gateway.advanceClock(60_000);
  for (const forged of [`${Number(time) - 60_000}.${signature}`, time, "x", `${time}.`, `${time}.${signature}x`]) {
    expect((await contact(gateway, 2, { ticket: forged })).statusCode).toBe(422);
  }
  await gateway.gateway.stop();
  const again = await runGateway({ dataDir: gateway.dataDir });
  again.advanceClock(60_000);
  expect((await contact(again, 2, { ticket })).statusCode).toBe(202);
  await again.close();
});

it.each([
  [{ received: 12_000_000, elapsedMs: 240_000 }, false],
  [{ received: 0, elapsedMs: 19_000 }, false],
  [{ received: 160_000, elapsedMs: 20_000 }, true],
  [{ received: 170_000, elapsedMs: 20_000 }, false],
  // Six photos of 2 MB at 200 kbit/s, and what a line of 72 kbit/s has sent after an hour.
  [{ received: 11_000_000, elapsedMs: 440_000 }, false],
  [{ received: 32_400_000, elapsedMs: 3_600_000 }, false],
  [{ received: 28_000_000, elapsedMs: 3_600_000 }, true],
])("%j is too slow: %p", (progress, expected) => {
  expect(isTooSlow(progress, PACE)).toBe(expected);
});

const headOf = (length: number) =>
  `POST /api/entry/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${MULTIPART["content-type"]}\r\nContent-Length: ${length}\r\n\r\n`;

const answerOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = "";
    socket
      .on("data", (chunk) => (text += chunk))
      .once("close", () => resolve(text))
      .on("error", () => undefined);
  });

describe("a form that takes twenty seconds to arrive, at a minimum of five bytes a second", () => {
  let elapsedMs = 0;
  let looks = 0;
  const now = (): number => {
    looks += 1;
    return elapsedMs;
  };
  const body = multipart(CONTACT);

  /** Resolves once the pace was measured again, with all that was sent before. */
  const untilMeasured = (): Promise<void> => {
    const before = looks;
    return waitFor(() => expect(looks).toBeGreaterThan(before + 2));
  };

  /** Sends a part of the form, and advances the clock of the pace once the gateway has received it. */
  const sendPart = async (bytes: number): Promise<{ socket: Socket; answer: Promise<string> }> => {
    elapsedMs = 0;
    const gateway = await start({ entries: { pace: { bytesPerSecond: 5, graceMs: 20_000, checkMs: 10, now } } });
    await gateway.app.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect((gateway.app.server.address() as AddressInfo).port, "127.0.0.1");
    const answer = answerOf(socket).then((text) => text.split("\r\n", 1)[0] ?? "");
    socket.write(Buffer.concat([Buffer.from(headOf(body.length)), body.subarray(0, bytes)]));
    await untilMeasured();
    elapsedMs = 20_000;
    return { socket, answer };
  };

  it("is answered with 408 and a closed connection when it is slower", async () => {
    const { answer } = await sendPart(1);
    expect(await answer).toBe("HTTP/1.1 408 Request Timeout");
  });

  it("is accepted when it is faster", async () => {
    const { socket, answer } = await sendPart(200);
    await untilMeasured();
    socket.write(body.subarray(200));
    expect(await answer).toBe("HTTP/1.1 202 Accepted");
  });
});

it("answers 413 for a body far above the limit without reading it", async () => {
  const gateway = await start();
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = gateway.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1", () => socket.write(headOf(2_000_000_000)));
  const reply = await new Promise<string>((resolve) => socket.once("data", (chunk) => resolve(String(chunk))));
  socket.destroy();
  expect(reply).toMatch(/^HTTP\/1\.1 413 /);
});

it("sends no request to addresses in a form", async () => {
  let hits = 0;
  const otherServer = createServer((_request, response) => void response.end(String((hits += 1)))).listen(0, "127.0.0.1");
  const gateway = await start();
  const { port } = otherServer.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/x.jpg`;
  await send(gateway, "workshopContact", multipart({ ...CONTACT, city: address, instagram: address, message: address }), {
    referer: address,
    "x-forwarded-host": `127.0.0.1:${port}`,
  });
  expect(hits).toBe(0);
  otherServer.close();
});
