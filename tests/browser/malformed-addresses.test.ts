import type { Page } from "@playwright/test";
import en from "../../src/locales/en/common.json";
import pt from "../../src/locales/pt/common.json";
import { expect, test } from "./test";
import { reload, visit } from "./visitor";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test.describe("a search whose name contains a percent sign", () => {
  for (const [typed, address, title] of [
    ["/pesquisa/100%", "/pesquisa/100%25", "“100%”"],
    ["/en/pesquisa/100%?letra=A", "/en/pesquisa/100%25?letra=A", "“100%”"],
    ["/pesquisa/50%25%20off%2F%25", "/pesquisa/50%25%20off%2F%25", "“50% off/%”"],
    ["/pesquisa/100%2541", "/pesquisa/100%2541", "“100%41”"],
    ["/en/pesquisa/%ff%", "/en/pesquisa/%25ff%25", "“%ff%”"],
  ] as const)
    test(`is rendered at ${typed}, and its scripts run`, async ({ openVisitor }) => {
      const visitor = await openVisitor();
      const { page } = visitor;
      const response = await visit(visitor, typed);
      expect(response.status()).toBe(200);
      await expect(page).toHaveURL(address);
      await expect(heading(page, title)).toBeVisible();
      expect(await page.title()).toContain(title);
    });

  test("is reached from the search box, kept in the other language, and restored by Back and reload", async ({ openPage }) => {
    const visitor = await openPage("/contato");
    const { page } = visitor;
    await page.getByRole("search").getByRole("button", { name: "Buscar talentos" }).click();
    await page.keyboard.insertText("100% a/b");
    await page.keyboard.press("Enter");
    await expect(heading(page, "“100% a/b”")).toBeVisible();
    await expect(page).toHaveURL("/pesquisa/100%25%20a%2Fb");
    await page.getByRole("link", { name: "EN English" }).click();
    await expect(page).toHaveURL("/en/pesquisa/100%25%20a%2Fb");
    await expect(heading(page, "“100% a/b”")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/pesquisa/100%25%20a%2Fb");
    await reload(visitor);
    await expect(heading(page, "“100% a/b”")).toBeVisible();
  });
});

test.describe("the not-found page", () => {
  for (const [typed, address, title] of [
    ["/50%", "/50%25", pt["notFound.title"]],
    ["/50%25", "/50%25", pt["notFound.title"]],
    ["/en/50%?a=%", "/en/50%25?a=%", en["notFound.title"]],
    ["/kids/%ff%/x/y#%", "/kids/%25ff%25/x/y#%25", pt["notFound.title"]],
    ["/%E0%A4%A/x", "/%25E0%25A4%25A/x", pt["notFound.title"]],
    ["/kids/1%/x", "/kids/1%25/x", pt["notFound.talent.title"]],
    ["/en/blog/50%25", "/en/blog/50%25", en["notFound.post.title"]],
  ] as const)
    test(`keeps its scripts running at ${typed}`, async ({ openVisitor }) => {
      const [home, language] = typed.startsWith("/en") ? ["/en", "EN English"] : ["/", "PT Português"];
      const visitor = await openVisitor({ mayLogErrors: true });
      const { page, errors } = visitor;
      const response = await visit(visitor, typed);
      expect(response.status()).toBe(404);
      await expect(page).toHaveURL(address);
      await expect(heading(page, title)).toBeVisible();
      // Hydrated: only one language remains, and a link changes the page without a request for HTML.
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("header").getByRole("link", { name: language })).toBeVisible();
      await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
      await page.locator("main").getByRole("link").last().click();
      await expect(page).toHaveURL(home);
      await expect(page.locator("main h1")).toBeAttached();
      expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
      // The browser reports the 404 of the page and of its data, which are expected.
      expect(errors.filter((text) => !text.includes("status of 404"))).toEqual([]);
    });
});
