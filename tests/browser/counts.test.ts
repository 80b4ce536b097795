import type { Page } from "@playwright/test";
import { findTemplates } from "./templates";
import { expect, GATE, test } from "./test";
import { visit, type Visitor } from "./visitor";

interface Message {
  path: string;
  type: string | undefined;
  body: unknown;
  cookie: string | undefined;
}

const collectMessages = ({ page }: Visitor): Message[] => {
  const messages: Message[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/count")) return;
    const { "content-type": type, cookie } = request.headers();
    const body: unknown = request.method() === "POST" ? JSON.parse(request.postData() ?? "null") : null;
    messages.push({ path: `${request.method()} ${pathname}`, type, body, cookie });
  });
  return messages;
};

const bodies = (messages: readonly Message[]): unknown[] => messages.filter(({ path }) => path.startsWith("POST")).map(({ body }) => body);

/** Simulates leaving the page: the browser reports it as hidden. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });

const openTalent = async ({ page }: Visitor, talent: string): Promise<void> => {
  await page.locator(`main a[href="${talent}"]`).first().click();
  await page.waitForURL(`**${talent}`);
};

/** Waits for the answer whether visits are counted. */
const startCounting = async (visitor: Visitor, path: string): Promise<void> => {
  const answer = visitor.page.waitForResponse(/\/api\/count$/);
  await visit(visitor, path);
  await answer;
};

test(
  "a view is counted once, when it ends, with the talent, without a cookie and without anything stored",
  GATE,
  async ({ openVisitor }) => {
    const { talent = "" } = await findTemplates();
    const visitor = await openVisitor();
    const messages = collectMessages(visitor);
    await startCounting(visitor, "/kids/meninas?idade=0-17");
    await openTalent(visitor, talent);
    await expect.poll(() => bodies(messages)).toEqual([{ page: "listing", filters: ["idade"] }]);
    await hide(visitor.page);
    await expect.poll(() => bodies(messages)[1]).toEqual({ page: "talent", talent: talent.split("/")[2] });
    expect(messages.filter(({ path }) => path.startsWith("POST")).map(({ type, cookie }) => [type, cookie])).toEqual([
      ["text/plain;charset=UTF-8", undefined],
      ["text/plain;charset=UTF-8", undefined],
    ]);
    expect(await visitor.context.cookies()).toEqual([]);
    expect(await visitor.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/count|visit/i);
  },
);

for (const prefix of ["", "/en"])
  test(`a search under "${prefix}" that finds nobody is counted with its name`, async ({ openVisitor }) => {
    const visitor = await openVisitor();
    const messages = collectMessages(visitor);
    await startCounting(visitor, `${prefix}/pesquisa/Zenobia%20Improvavel`);
    await hide(visitor.page);
    await expect.poll(() => bodies(messages)).toEqual([{ page: "search", unfound: ["Zenobia Improvavel"] }]);
  });

for (const [signal, setSignal] of [
  ["Global Privacy Control", () => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true })],
  ["Do Not Track", () => Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" })],
] as const)
  test(`nothing is sent with ${signal}`, GATE, async ({ openVisitor }) => {
    const { talent = "" } = await findTemplates();
    const visitor = await openVisitor();
    const messages = collectMessages(visitor);
    await visitor.page.addInitScript(setSignal);
    await visit(visitor, "/kids/meninas");
    await openTalent(visitor, talent);
    await hide(visitor.page);
    await visit(visitor, "/sobre-nos"); // a request that follows, so that an earlier one would be seen
    expect(messages).toEqual([]);
  });

test("nothing is sent while the agency does not count", GATE, async ({ openVisitor }) => {
  const { talent = "" } = await findTemplates();
  const visitor = await openVisitor();
  const messages = collectMessages(visitor);
  await visitor.page.route("**/api/count", (route) => route.fulfill({ json: { counting: false } }));
  await startCounting(visitor, "/kids/meninas");
  await openTalent(visitor, talent);
  await hide(visitor.page);
  await visit(visitor, "/sobre-nos");
  expect(bodies(messages)).toEqual([]);
});

for (const path of ["/pedido/AB12CD34#0123456789abcdefghijkl", "/confirmacao#0123456789abcdefghijkl"])
  test(`nothing is counted on ${path}`, GATE, async ({ openVisitor }) => {
    // The address is invented, so its data are a 404.
    const visitor = await openVisitor({ mayLogErrors: true });
    const messages = collectMessages(visitor);
    await startCounting(visitor, path);
    await hide(visitor.page);
    await visit(visitor, "/sobre-nos");
    expect(bodies(messages)).toEqual([]);
  });
