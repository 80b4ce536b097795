import type { Browser } from "playwright-core";
import { findTemplates } from "./templates";
import { createVisitor, launchBrowser, visit } from "./visitor";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it("a post links to three others", async () => {
  const visitor = await createVisitor(browser, { width: 390 });
  const { post = "" } = await findTemplates();
  await visit(visitor, post);
  const related = visitor.page.getByRole("region", { name: "Leia também" });
  const links = related.getByRole("link");
  expect(await links.count()).toBe(3);
  const heading = (await links.first().getByRole("heading").textContent()) ?? "";
  await links.first().click();
  await visitor.page.getByRole("heading", { level: 1, name: heading }).waitFor();
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
});
