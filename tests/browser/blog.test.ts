import { findTemplates } from "./templates";
import { expect, test } from "./test";

test("a post links to three others", async ({ openPage }) => {
  const { post = "" } = await findTemplates();
  const { page } = await openPage(post, { width: 390 });
  const links = page.getByRole("region", { name: "Leia também" }).getByRole("link");
  await expect(links).toHaveCount(3);
  const name = (await links.first().getByRole("heading").textContent()) ?? "";
  await links.first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});
