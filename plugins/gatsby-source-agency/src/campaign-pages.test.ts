import { toCampaignPages } from "./campaign-pages";
import type { CampaignRow } from "./pages-query";

const aCampaign = (given: Partial<CampaignRow> = {}): CampaignRow => ({ campaignId: "4", slug: "verao", language: "pt", ...given });

it("makes one page of a campaign in both languages, each showing its own", () => {
  const { pages, redirects } = toCampaignPages([aCampaign({ language: "en" }), aCampaign()], "campaign.tsx");
  expect(pages.map(({ path }) => path)).toEqual(["/campanhas/verao"]);
  expect(pages[0]?.context("en")).toEqual({ campaignId: "4", versionLanguage: "en", canonicalPath: "/campanhas/verao" });
  expect(redirects).toEqual([]);
});

it("shows the only language there is", () => {
  expect(toCampaignPages([aCampaign({ language: "en" })], "campaign.tsx").pages[0]?.context("pt")).toMatchObject({ versionLanguage: "en" });
});

it("gives two campaigns a page each", () => {
  const { pages } = toCampaignPages([aCampaign(), aCampaign({ campaignId: "5", slug: "inverno" })], "campaign.tsx");
  expect(pages.map(({ path }) => path)).toEqual(["/campanhas/verao", "/campanhas/inverno"]);
});

it("leads from the other language's slug to the Portuguese one, whichever came first", () => {
  const { pages, redirects } = toCampaignPages([aCampaign({ language: "en", slug: "summer" }), aCampaign()], "campaign.tsx");
  expect(pages.map(({ path }) => path)).toEqual(["/campanhas/verao"]);
  expect(redirects).toEqual([{ from: "/campanhas/summer", to: "/campanhas/verao" }]);
});
