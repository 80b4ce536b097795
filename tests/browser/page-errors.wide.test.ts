import type { Browser } from "playwright-core";
import { axeViolations, createVisitor, launchBrowser, siteAddress, visit } from "./visitor";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it("a page reloads once when a part of its script never arrives", async () => {
  const visitor = await createVisitor(browser);
  let documents = 0; // a reload may start before the first document's load event
  visitor.page.on("request", (request) => (documents += Number(request.isNavigationRequest())));
  // A document that reloads itself starts the navigation before it reports its error.
  await visitor.page.addInitScript(() =>
    (Reflect.get(window, "navigation") as EventTarget).addEventListener("navigate", (event) => {
      if (Reflect.get(event, "navigationType") === "reload")
        sessionStorage.setItem("reloads", String(Number(sessionStorage.getItem("reloads")) + 1));
    }),
  );
  await visitor.page.route(/component---src-pages-blog/, (route) => route.abort());
  const secondRequest = visitor.page.waitForEvent("request", { predicate: () => documents === 2 });
  await visitor.page.goto(new URL("/blog", siteAddress()).href, { waitUntil: "commit" });
  await secondRequest;
  await visitor.page.waitForEvent("pageerror"); // the second document lacks the script too
  expect(await visitor.page.evaluate(() => sessionStorage.getItem("reloads"))).toBe("1");
  expect(await visitor.page.getByRole("heading", { level: 1 }).textContent()).toBe("Blog");
  await visitor.context.close();
});

it.each([
  ["/blog", "Ocorreu um erro ao mostrar a página de erro", "/"],
  ["/en/blog", "An error occured while showing the error page", "/en"],
])("a page at %s that fails to render shows a message and a link home", async (path, words, home) => {
  const visitor = await createVisitor(browser, { width: 390 });
  await visitor.page.route(/page-data\/(en\/)?blog\/page-data\.json/, async (route) => {
    const response = await route.fetch();
    const pageData = await response.json();
    await route.fulfill({ response, json: { ...pageData, result: { ...pageData.result, data: {} } } });
  });
  await visit(visitor, path);
  await visitor.page.getByText(words).waitFor();
  expect(await axeViolations(visitor.page)).toEqual([]);
  await visitor.page.getByRole("link").click();
  await visitor.page.waitForURL((address) => address.pathname === home);
  await visitor.page.getByRole("banner").waitFor();
  await visitor.context.close();
});
