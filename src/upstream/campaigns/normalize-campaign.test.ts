import { RULES } from "../../../tests/builders/wire-records";
import { normalizeCampaign } from "./normalize-campaign";

const normalized = (changes: Readonly<Record<string, unknown>>) =>
  normalizeCampaign({ id: 4, slug: "verao-2025", title: "Verão", ...changes }, { rules: RULES, language: "pt" });

it.each([
  ["only what is required", {}, { campaignId: "4", slug: "verao-2025", language: "pt", cover: null, contentHtml: "", date: null }],
  ["a slug that an address could not hold", { slug: "Verão / 2025" }, { slug: "verao-2025" }],
  ["sanitised content", { content: "<h1>a</h1><script>b</script>" }, { contentHtml: "<h2>a</h2>" }],
  ["its date", { created_at: "2025-02-01 08:00:00" }, { date: "2025-02-01T08:00:00.000Z" }],
])("reads %s", (_case, changes, campaign) => {
  expect(normalized(changes)).toMatchObject({ ok: true, value: campaign });
});

it.each([
  ["no slug", { slug: "" }, "slug is missing"],
  ["no title", { title: undefined }, "title is missing"],
  ["too long a text", { content: "a".repeat(600_000) }, "its text is larger than 512 KB"],
])("rejects a campaign with %s", (_case, changes, error) => {
  expect(normalized(changes)).toEqual({ ok: false, error });
});
