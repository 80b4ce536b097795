import { createHash } from "node:crypto";
import Fastify from "fastify";
import { HtmlValidate } from "html-validate";
import { refuse } from "./refusal";

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

const requestRefused = (url: string, headers: Record<string, string> = {}) => {
  const app = Fastify();
  app.get("/*", (request, reply) => refuse(request, reply, "unavailable"));
  return app.inject({ url, headers });
};

it.each([
  { url: "/kids", language: "pt", words: "Indisponível no momento. Tente novamente.", home: 'href="/"' },
  { url: "/en/kids", language: "en", words: "Unavailable right now. Please try again.", home: 'href="/en"' },
])("answers a browser at $url with an error page in $language", async ({ url, language, words, home }) => {
  const reply = await requestRefused(url, BROWSER);
  expect([reply.statusCode, reply.headers["cache-control"], reply.headers["retry-after"]]).toEqual([503, "no-store", "2"]);
  expect(reply.body).toContain(`<html lang="${language}">`);
  expect(reply.body).toContain("<h1>503</h1>");
  expect(reply.body).toContain(words);
  expect(reply.body).toContain(home);
});

it("allows the error page only its own style", async () => {
  const { body, headers } = await requestRefused("/kids", BROWSER);
  const [, css = ""] = /<style>([^]*?)<\/style>/.exec(body) ?? [];
  expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${createHash("sha256").update(css).digest("base64")}'`);
  expect(body.match(/<style/g)).toHaveLength(1);
  expect(body).not.toContain("<script");
});

it("renders a valid error page", async () => {
  const { body } = await requestRefused("/kids", BROWSER);
  const { results } = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(body);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});

it.each([
  ["/api/posts/pt", BROWSER],
  ["/kids", { accept: "*/*" }],
  ["/kids", {}],
])("answers a request for %s with the headers %p in JSON", async (url, headers) => {
  const reply = await requestRefused(url, { "accept-language": "en", ...headers });
  expect(reply.json()).toEqual({ message: "Unavailable right now. Please try again." });
});
