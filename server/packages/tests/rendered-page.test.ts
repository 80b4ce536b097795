import { PACKAGE_PAGE } from "../../../src/config/package-page";
import { PAGE_RENDERER } from "../../../src/config/page-renderer";
import { pageDataFile } from "../../../src/lib/gatsby-files";
import { PACKAGE_TOKENS } from "../../../tests/fakes/upstream/content/packages";
import { runGateway, type RunningGateway } from "../../tests/run-gateway";
import { pageData } from "../../tests/small-site";
import { OPEN, packageCalls } from "./package-calls";

/** A renderer whose pages contain the language, the state, the names of talents and the chosen talent. */
const RENDER = `exports.render = async ({ pageData: { result: { pageContext: { language, package: shown, talent } } } }) => {
  const names = shown.state === "open" ? shown.view.talents.map(({ name }) => name) : [];
  return \`<!DOCTYPE html><html lang="\${language}"><head><title>\${shown.state}</title></head><body><p>\${[...names, talent].join("|")}</p></body></html>\`;
};`;

const pageOf = (address: string, language: string): Record<string, string> => ({
  [pageDataFile(address)]: pageData(address, { data: {}, pageContext: { language } }),
});

let running: RunningGateway;
const calls = packageCalls(() => running);

beforeAll(async () => {
  const files = { ...pageOf(PACKAGE_PAGE, "pt"), ...pageOf(`/en${PACKAGE_PAGE}`, "en"), [PAGE_RENDERER]: RENDER };
  running = await runGateway({ servesSite: true, extraFilesOf: () => files });
});

afterAll(() => running.close());

it("the page of a package is the site's, rendered with the package in its language", async () => {
  const html = await calls.get(`${OPEN}?talento=402`, { accept: "text/html" });
  expect([html.statusCode, html.headers["content-type"], html.headers["cache-control"]]).toEqual([
    200,
    "text/html; charset=utf-8",
    "no-store",
  ]);
  expect(html.body).toContain('<html lang="pt"><head><title>open</title>');
  expect(html.body).toMatch(/<p>Aurora Teste Lima\|.*\|402<\/p>/);
  expect(html.headers["content-security-policy"]).toContain("script-src 'self'");
  const english = await calls.get(PACKAGE_TOKENS.locked, { accept: "text/html" });
  expect([english.statusCode, english.headers["content-language"]]).toEqual([200, "en"]);
  expect(english.body).toContain('<html lang="en"><head><title>locked</title>');
});

it.each([
  { token: PACKAGE_TOKENS.expired, status: 410, state: "ended" },
  { token: "NinguemTemEsteToken000", status: 404, state: "unknown" },
])("the page says that a package is $state with $status", async ({ token, status, state }) => {
  const html = await calls.get(token, { accept: "text/html" });
  expect(html.statusCode).toBe(status);
  expect(html.body).toContain(`<title>${state}</title>`);
});

it("the built page without a package answers 404", async () => {
  for (const url of [PACKAGE_PAGE, `/en${PACKAGE_PAGE}`]) expect((await running.app.inject({ method: "GET", url })).statusCode).toBe(404);
});
