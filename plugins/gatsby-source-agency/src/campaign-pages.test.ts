import { toCampaignPages } from "./campaign-pages";
import type { CampaignRow } from "./pages-query";

const aCampaign = (given: Partial<CampaignRow> = {}): CampaignRow => ({ campaignId: "4", slug: "verao", language: "pt", ...given });

it("makes one page of a campaign in both languages, each showing its own", () => {
  const { pages, warnings } = toCampaignPages([aCampaign(), aCampaign({ language: "en" })], "campaign.tsx");
  expect(pages.map(({ path }) => path)).toEqual(["/campanhas/verao"]);
  expect(pages[0]?.context("en")).toEqual({ campaignId: "4", versionLanguage: "en", canonicalPath: "/campanhas/verao" });
  expect(warnings).toEqual([]);
});

it("shows the only language there is", () => {
  expect(toCampaignPages([aCampaign({ language: "en" })], "campaign.tsx").pages[0]?.context("pt")).toMatchObject({ versionLanguage: "en" });
});

it("leaves a contested slug to the lower id and says whose page is missing", () => {
  const { pages, warnings } = toCampaignPages([aCampaign({ campaignId: "12" }), aCampaign({ campaignId: "5" })], "campaign.tsx");
  expect(pages.map(({ context }) => context("pt"))).toEqual([expect.objectContaining({ campaignId: "5" })]);
  expect(warnings).toEqual([expect.stringContaining("Campaign 12 (pt)")]);
});
