import { expect, test } from "./test";
import { axeViolations, visit } from "./visitor";

test("a page reloads once when a part of its script never arrives", async ({ openVisitor }) => {
  const { page } = await openVisitor({ mayLogErrors: true });
  let documents = 0;
  page.on("framenavigated", () => (documents += 1));
  const failed: number[] = [];
  page.on("pageerror", () => failed.push(documents));
  // A document that reloads itself starts the navigation before it reports its error.
  await page.addInitScript(() =>
    (Reflect.get(window, "navigation") as EventTarget).addEventListener("navigate", (event) => {
      if (Reflect.get(event, "navigationType") === "reload")
        sessionStorage.setItem("reloads", String(Number(sessionStorage.getItem("reloads")) + 1));
    }),
  );
  await page.route(/component---src-pages-blog/, (route) => route.abort());
  await page.goto("/blog", { waitUntil: "commit" });
  await expect.poll(() => failed).toContain(2); // the second document lacks the script too
  expect(await page.evaluate(() => sessionStorage.getItem("reloads"))).toBe("1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
});

for (const [path, words, home] of [
  ["/blog", "Ocorreu um erro ao mostrar a página de erro", "/"],
  ["/en/blog", "An error occured while showing the error page", "/en"],
] as const)
  test(`a page at ${path} that fails to render shows a message and a link home`, async ({ openVisitor }) => {
    const visitor = await openVisitor({ width: 390, mayLogErrors: true });
    const { page } = visitor;
    await page.route(/page-data\/(en\/)?blog\/page-data\.json/, async (route) => {
      const response = await route.fetch();
      const pageData = await response.json();
      await route.fulfill({ response, json: { ...pageData, result: { ...pageData.result, data: {} } } });
    });
    await visit(visitor, path);
    await expect(page.getByText(words)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link").click();
    await expect(page).toHaveURL(home);
    await expect(page.getByRole("banner")).toBeVisible();
  });
