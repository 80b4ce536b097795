import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runGateway, type RunningGateway } from "./run-gateway";

const CANARY = "not for the public";

let running: RunningGateway;
let port: number;

beforeAll(async () => {
  running = await runGateway({ servesSite: true });
  await writeFile(join(running.dataDir, "canary.txt"), CANARY);
  await running.app.listen({ port: 0, host: "127.0.0.1" });
  port = (running.app.server.address() as AddressInfo).port;
});

afterAll(() => running.close());

/** Sends the target unchanged; every client library would normalise it. */
const rawGet = (target: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, "latin1"),
    );
    const chunks: Buffer[] = [];
    socket
      .on("data", (chunk) => chunks.push(chunk))
      .on("end", () => resolve(Buffer.concat(chunks).toString("latin1")))
      .on("error", reject);
  });

const ATTEMPTS = [
  "/../canary.txt",
  "/../../canary.txt",
  "/../../../canary.txt",
  "/../../../../../../../../etc/passwd",
  "/kids/../../../canary.txt",
  "/kids/../../../../canary.txt",
  "/%2e%2e/%2e%2e/%2e%2e/canary.txt",
  "/%2e%2e%2f%2e%2e%2f%2e%2e%2fcanary.txt",
  "/..%2f..%2f..%2fcanary.txt",
  "/..%5c..%5ccanary.txt",
  "/..\\..\\..\\canary.txt",
  "/%252e%252e/%252e%252e/canary.txt",
  "/%c0%ae%c0%ae/%c0%ae%c0%ae/canary.txt",
  "/....//....//canary.txt",
  "/.//..//..//..//canary.txt",
  "/static/..%2f..%2f..%2f..%2fcanary.txt",
  "/static/../../../../canary.txt",
  "/page-data/../../../../canary.txt",
  "/page-data/%2e%2e/%2e%2e/%2e%2e/canary.txt",
  "/file:///etc/passwd",
  "//etc/passwd",
  "///canary.txt",
  "//evil.example/",
  "//evil.example/%2e%2e/",
  "/\\evil.example/",
  "/%5cevil.example/",
  "/%2f%2fevil.example/",
  "/.secret",
  "/%2esecret",
  "/.git/config",
  "/.env",
  "/.well-known/../.secret",
  "/redirects.json",
  "/webpack.stats.json",
  "/app-0123456789abcdef0123.js.map",
  "/index.html.br",
  "/index.html.gz",
  "/manifest.json",
  "/../manifest.json",
  "/kids%00.html",
  "/%00",
  "/%",
  "/%zz",
  "/%E0%A4%A",
  "/kids/%ff/ana",
  "/kids/%/ana",
  "/media/240/../../canary.txt",
  "/media/240/%2e%2e/%2e%2e/canary.txt",
  "/media/240/..%2f..%2fcanary.txt",
  "/media/240/%252e%252e%252fcanary.txt",
  "/media/talents/..%2f..%2fcanary/x/240",
  "/api/talents/..%2f..%2fcanary.txt",
  "/api/casting/..%2fkids/meninos",
  "http://localhost/../canary.txt",
  `/${"a".repeat(9000)}`,
  "/storage/../canary.txt",
  "/storage/%2e%2e/canary.txt",
  "/en/../../canary.txt",
  "/en/%2e%2e%2f%2e%2e%2fcanary.txt",
  "/..;/canary.txt",
  "/static/%2e%2e%5c%2e%2e%5ccanary.txt",
  "/page-data/kids/..%2f..%2f..%2f..%2fcanary.txt/page-data.json",
  "/api/entry/..%2f..%2fcanary.txt",
];

it.each(ATTEMPTS)("serves public files only for %s", async (target) => {
  const reply = await rawGet(target);
  expect(reply).toMatch(/^HTTP\/1\.1 (400|404|431) /);
  expect(reply).not.toMatch(/not for the public|root:|hidden|evil\.example[^"]*\r\n/);
});

it.each([
  "/pesquisa/..\\\\evil.example/",
  "/pesquisa/..\\evil.example",
  "/en/pesquisa/..%5C%5Cevil.example/",
  "/pesquisa?nome=..%5C%5Cevil.example",
  "/x/..\\\\evil.example/index.html",
])("redirects %s to no other site", async (target) => {
  const location = /^location: (.*)\r$/im.exec(await rawGet(target))?.[1] ?? "/";
  expect(location).toMatch(/^\/(?![/\\])/);
});
