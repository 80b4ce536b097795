import { request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { failure, success } from "../../src/domain/result";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { waitFor } from "../../tests/wait";
import { addBookRoutes, type BookOptions } from "./book-routes";

const CHUNK = Buffer.alloc(64 * 1024, 1);

let app: FastifyInstance;

afterEach(() => app.close());

/** Returns the URL of a book. */
const listen = async (open: BookOptions["open"]): Promise<string> => {
  app = Fastify({ forceCloseConnections: true });
  const entry = { talent: { talentId: "1", name: "Hugo Suposto", age: 30 } } as ListedTalent;
  const snapshot = { listed: [entry], byId: new Map([["1", entry]]), digest: "" };
  addBookRoutes(app, { live: { snapshot: () => snapshot }, tokens: { isLocked: () => false }, mayDownloadBooks: async () => true, open });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/talents/1/book.zip`;
};

const startDownload = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => request(url, { agent: false }, resolve).once("error", reject).end());

const endlessBody = (onRead: () => void): Readable =>
  new Readable({
    read() {
      onRead();
      this.push(CHUNK);
    },
  });

const archive = (body: Readable, rest = {}) => success({ contentType: "application/zip", length: null, body, ...rest });

it("reads the upstream no faster than the visitor reads, and aborts the call when the visitor leaves", async () => {
  let chunks = 0;
  let signal: AbortSignal | null = null;
  const body = endlessBody(() => (chunks += 1));
  const response = await startDownload(await listen(async (_id, given) => ((signal = given), archive(body))));
  response.pause();
  let before = -1;
  await waitFor(() => {
    const grown = chunks - before;
    before = chunks;
    expect(grown).toBe(0);
  });
  expect(chunks * CHUNK.length).toBeLessThan(64 * 1024 * 1024);
  expect(body.destroyed).toBe(false);
  response.destroy();
  await waitFor(() => expect([body.destroyed, signal!.aborted]).toEqual([true, true]));
});

it("aborts a call that the upstream has not answered when the visitor leaves", async () => {
  let signal: AbortSignal | null = null;
  const url = await listen((_id, given) => {
    signal = given;
    return new Promise((resolve) => given.addEventListener("abort", () => resolve(failure({ kind: "unreachable" }))));
  });
  const call = request(url, { agent: false }).on("error", () => undefined);
  call.end();
  await waitFor(() => expect(signal).not.toBeNull());
  call.destroy();
  await waitFor(() => expect(signal!.aborted).toBe(true));
});

it("serves eight visitors at a time and answers the next with Retry-After", async () => {
  const url = await listen(async () => archive(endlessBody(() => undefined)));
  const open = await Promise.all(Array.from({ length: 8 }, () => startDownload(url)));
  const refused = await startDownload(url);
  expect([refused.statusCode, refused.headers["retry-after"], refused.headers["content-disposition"]]).toEqual([503, "2", undefined]);
  open.forEach((response) => response.destroy());
  await waitFor(async () => {
    const next = await startDownload(url);
    next.destroy();
    expect(next.statusCode).toBe(200);
  });
});

it.each([
  ["no archive", { contentType: "text/html" }],
  ["more than a book can be", { length: 501 * 1024 * 1024 }],
])("rejects %s and aborts the transfer", async (_case, rest) => {
  const body = endlessBody(() => undefined);
  const response = await startDownload(await listen(async () => archive(body, rest)));
  expect([response.statusCode, body.destroyed]).toEqual([502, true]);
});
