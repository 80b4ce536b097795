import { connect, type AddressInfo } from "node:net";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { waitFor } from "../../../tests/wait";
import { runGateway, type RunningGateway } from "../../tests/run-gateway";
import { CONTACT, multipart, send } from "./form-bodies";
import { malformedRequest } from "./malformed";
import { seededRandom } from "../../../tests/builders/seeded-random";

const BODIES = 1_000;

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway({ entries: { budget: { calls: 100_000, seconds: 600 } } });
});

afterAll(() => running.close());

/** Files of requests in progress. */
const leftovers = (): Promise<string[]> => readdir(join(running.dataDir, "entries/incoming"));

it("answers a thousand malformed bodies with a status below 500, and leaves no files", async () => {
  const random = seededRandom(20261120);
  const failed: string[] = [];
  for (let index = 0; index < BODIES; index += 1) {
    const { body, contentType } = malformedRequest(random);
    const reply = await send(running, index % 2 === 0 ? "getScouted" : "contact", body, {
      "content-type": contentType,
      "idempotency-key": `k${index}`,
    });
    if (reply.statusCode >= 500 || /\bat .*\.ts:\d/.test(reply.body)) failed.push(`${index}: ${reply.statusCode} ${reply.body}`);
  }
  expect(failed).toEqual([]);
  expect(await leftovers()).toEqual([]);
  expect((await send(running, "contact", multipart(CONTACT))).statusCode).toBe(202);
});

it("answers malformed bodies in chunks over real connections the same way", async () => {
  await running.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = running.app.server.address() as AddressInfo;
  const random = seededRandom(7);
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const { body, contentType } = malformedRequest(random);
      const head = `POST /api/entry/${index % 2 ? "contact" : "getScouted"} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${contentType.slice(0, 2000)}\r\nContent-Length: ${body.length + (index % 3 === 0 ? 50 : 0)}\r\n\r\n`;
      return new Promise<string>((resolve) => {
        let text = "";
        const socket = connect(port, "127.0.0.1", () => {
          socket.write(head);
          for (let at = 0; at < body.length; at += 61) socket.write(body.subarray(at, at + 61));
          if (index % 3 === 0) socket.destroySoon(); // the connection ends before the declared length
        });
        socket
          .on("data", (chunk) => (text += chunk))
          .on("error", () => undefined)
          .once("close", () => resolve(text.slice(9, 12)));
      });
    }),
  );
  expect(answers.filter((status) => status >= "500")).toEqual([]);
  await waitFor(async () => expect(await leftovers()).toEqual([]));
  expect((await running.app.inject("/api/health")).statusCode).toBe(200);
});
