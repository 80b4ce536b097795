import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import en from "../../src/locales/en/common.json";
import pt from "../../src/locales/pt/common.json";
import { runGateway, type RunningGateway } from "./run-gateway";
import { searchFiles } from "./search-site";
import { AGENCY } from "./small-site";

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

let running: RunningGateway;
let port: number;

beforeAll(async () => {
  running = await runGateway({ servesSite: true, extraFilesOf: () => searchFiles() });
  await running.app.listen({ port: 0, host: "127.0.0.1" });
  port = (running.app.server.address() as AddressInfo).port;
});

afterAll(() => running.close());

const get = (url: string) => running.app.inject({ url, headers: BROWSER });

it.each([
  ["/pesquisa/100%", "100%"],
  ["/pesquisa/100%25", "100%"],
  ["/en/pesquisa/100%?letra=A%", "100%"],
  ["/pesquisa/50%%20off", "50% off"],
  ["/pesquisa/100%2541", "100%41"],
  ["/pesquisa/%E0%A4%A", "%E0%A4%A"],
  ["/pesquisa/%", "%"],
])("serves %s as the search for %s", async (url, name) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.headers.location]).toEqual([200, undefined]);
  expect(reply.body).toContain(`"name":"${name}"`);
});

it.each([
  ["/100%", pt],
  ["/en/100%", en],
  ["/%c0%ae/x", pt],
  ["/en/blog/%ff", en],
])("%s gets the rendered not-found page in its language", async (url, words) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).toContain(`>${words["notFound.title"]} · ${AGENCY}</title>`);
});

it.each(["/%00", "/a%5Cb", "/x%00.html"])("%s, which no page can have, is rendered as not found", async (url) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
});

it.each([
  ["/api/talents/100%", 404],
  ["/media/none/100%", 404],
])("%s, requested by a script, is 404", async (url, status) => {
  const reply = await running.app.inject({ url });
  expect([reply.statusCode, Object.keys(reply.json())]).toEqual([status, ["message"]]);
});

const rawAnswer = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    let text = "";
    socket
      .on("data", (chunk) => (text += chunk))
      .on("close", () => resolve(text))
      .on("error", reject);
  });

it.each([
  [
    "an address of thirty thousand letters",
    {
      request: `GET /en/pesquisa/${"a".repeat(30_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      status: "431 Request Header Fields Too Large",
      language: "en",
    },
  ],
  ["no HTTP at all", { request: "HELLO\r\n\r\n", status: "400 Bad Request", language: "pt" }],
])("%s is answered with an error page and all our headers", async (_case, { request, status, language }) => {
  const reply = await rawAnswer(request);
  expect(reply.split("\r\n", 1)[0]).toBe(`HTTP/1.1 ${status}`);
  expect(reply).toContain(`<html lang="${language}">`);
  expect(reply).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
  expect(reply).toMatch(/\r\ncontent-security-policy: default-src 'none'; style-src 'sha256-/);
});

it("//evil% redirects nowhere", async () => {
  const reply = await rawAnswer("GET //evil.example/% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(reply).toMatch(/^HTTP\/1\.1 404 /);
  expect(reply).not.toMatch(/location:/i);
});
