import { toCampaignPages } from "./campaign-pages";
import type { CampaignRow } from "./pages-query";

const aCampaign = (given: Partial<CampaignRow> = {}): CampaignRow => ({ campaignId: "4", slug: "verao", language: "pt", ...given });

it("creates one page in each language, each with its own version", () => {
  const { pages, redirects } = toCampaignPages([aCampaign({ language: "en" }), aCampaign()], "campaign.tsx");
  expect(pages.map(({ path }) => path)).toEqual(["/campanhas/verao"]);
  expect(pages[0]?.context("en")).toEqual({ campaignId: "4", versionLanguage: "en", canonicalPath: "/campanhas/verao" });
  expect(redirects).toEqual([]);
});

it("shows the only version of a campaign in one language", () => {
  expect(toCampaignPages([aCampaign({ language: "en" })], "campaign.tsx").pages[0]?.context("pt")).toMatchObject({ versionLanguage: "en" });
});

it("creates a page for each campaign", () => {
  const { pages } = toCampaignPages([aCampaign(), aCampaign({ campaignId: "5", slug: "inverno" })], "campaign.tsx");
  expect(pages.map(({ path }) => path)).toEqual(["/campanhas/verao", "/campanhas/inverno"]);
});

it("redirects the other language's slug to the Portuguese one, in any order", () => {
  const { pages, redirects } = toCampaignPages([aCampaign({ language: "en", slug: "summer" }), aCampaign()], "campaign.tsx");
  expect(pages.map(({ path }) => path)).toEqual(["/campanhas/verao"]);
  expect(redirects).toEqual([{ from: "/campanhas/summer", to: "/campanhas/verao" }]);
});
