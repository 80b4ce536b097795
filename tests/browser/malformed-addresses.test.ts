import type { Browser } from "playwright-core";
import en from "../../src/locales/en/common.json";
import pt from "../../src/locales/pt/common.json";
import { aVisitor, launch, siteAddress, visit } from "./visitor";

jest.setTimeout(60_000);

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it.each([
  ["/pesquisa/100%", "/pesquisa/100"],
  ["/en/pesquisa/100%25", "/en/pesquisa/100"],
])("%s, typed by hand, searches for the rest, and its scripts run", async (typed, address) => {
  const visitor = await aVisitor(browser);
  const response = await visit(visitor, typed);
  expect([response.status(), visitor.page.url()]).toEqual([200, `${siteAddress()}${address}`]);
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

it.each([
  ["/50%", pt["notFound.title"]],
  ["/en/50%", en["notFound.title"]],
  ["/kids/%ff%/x/y", pt["notFound.title"]],
])("%s shows the not-found page", async (typed, heading) => {
  const visitor = await aVisitor(browser);
  // Gatsby's scripts cannot read such an address and stop; the page is whole without them.
  const response = await visitor.page.goto(siteAddress() + typed);
  expect(response?.status()).toBe(404);
  await visitor.page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await visitor.context.close();
});
