import { fetchContent } from "../../plugins/gatsby-source-agency/src/fetch-content";
import { fetchFlatDocument } from "../../plugins/gatsby-source-agency/src/fetch-flat-document";
import { createUpstreamClient } from "../../src/upstream/http";
import type { UpstreamSource } from "../../src/upstream/source";
import { BROKEN_GALLERY_ITEMS, BROKEN_RECORDS } from "../fakes/upstream/content/broken-records";
import { startUpstream, type FakeUpstream } from "../fakes/upstream/start-upstream";

let upstream: FakeUpstream;
let source: UpstreamSource;

beforeEach(async () => {
  upstream = await startUpstream();
  const { settings } = upstream;
  source = { client: createUpstreamClient(settings, { retries: 0 }), settings, today: "2025-06-15" };
});

afterEach(async () => {
  await source.client.close();
  await upstream.close();
});

const statusesOf = (path: string): number[] => upstream.requests.filter((request) => request.path === path).map(({ status }) => status);

describe("fetchContent", () => {
  it("reports exactly the broken records", async () => {
    const { skipped } = await fetchContent(source);
    const named = (records: readonly { resource: string; id: string | null; reason: string }[]) =>
      records.map(({ resource, id, reason }) => `${resource} ${id}: ${reason}`).sort();
    expect(named(skipped)).toEqual(named([...BROKEN_RECORDS, ...BROKEN_GALLERY_ITEMS]));
  });

  it("keeps the upstream's order of talents, and fetches profiles of visible ones only", async () => {
    const { talents } = await fetchContent(source);
    expect(talents.map(({ talent }) => talent.talentId)).toEqual(Array.from({ length: 13 }, (_none, index) => String(401 + index)));
    const asked = upstream.requests.filter(({ path }) => path === "/api/talent/profile");
    expect(asked).toHaveLength(13);
  });

  it.each([
    ["leaves out minors' Instagram by default", undefined, null],
    ["takes minors' Instagram where the customizations allow it", true, "https://www.instagram.com/aurora.teste/"],
  ])("%s, without an extra request", async (_case, minors_instagram, socialUrl) => {
    Object.assign(upstream.content.customizations as object, { minors_instagram });
    const { talents } = await fetchContent(source);
    expect(talents.find(({ talent }) => talent.talentId === "401")?.talent.socialUrl).toBe(socialUrl);
    expect(statusesOf("/api/customizations")).toEqual(statusesOf("/api/social-medias"));
  });

  it("skips and reports a listed talent without a profile", async () => {
    upstream.content.profileAnswers["403"] = { status: 200, body: { data: null } };
    const { talents, skipped } = await fetchContent(source);
    expect(talents.map(({ talent }) => talent.talentId)).not.toContain("403");
    expect(skipped).toContainEqual({ resource: "talent profile", id: "403", reason: "is listed, but has no profile" });
  });

  it("skips and reports a profile that breaks the contract", async () => {
    upstream.content.profileAnswers["403"] = { status: 200, body: { data: { id: 403, name: "" } } };
    const { skipped } = await fetchContent(source);
    expect(skipped).toContainEqual({ resource: "talent profile", id: "403", reason: expect.stringContaining("403") });
  });

  it("reports customizations without the agency's name, and continues", async () => {
    upstream.content.customizations = { founded: 2006 };
    const { customizations, skipped } = await fetchContent(source);
    expect(customizations).toEqual([]);
    expect(skipped).toContainEqual(expect.objectContaining({ resource: "customizations" }));
  });

  it("rejects when a profile cannot be fetched", async () => {
    await upstream.setFault({ kind: "status", status: 500, path: /^\/api\/talent\/profile/ });
    await expect(fetchContent(source)).rejects.toMatchObject({ failure: { code: "10003" } });
  });
});

describe("fetchFlatDocument", () => {
  it.each(["/api/website-images", "/api/customizations", "/api/social-medias"])("returns %s as the upstream sends it", async (path) => {
    const direct = await source.client.getJson({ backend: "panel", path });
    expect(await fetchFlatDocument(source, path)).toEqual(direct);
    expect(statusesOf(path)).toHaveLength(3);
  });

  it("reads the document again after the first token has expired", async () => {
    await upstream.setFault({ kind: "expire-tokens", afterCalls: 1 });
    const document = await fetchFlatDocument(source, "/api/customizations");
    expect(document).toMatchObject({ ok: true, value: { agency_name: "Casa Juriti" } });
    expect(statusesOf("/api/customizations")).toEqual([200, 401, 401, 200, 200]);
  });

  it("returns an error, not the message of a refusal", async () => {
    await upstream.setFault({ kind: "refuse-sign-in" });
    expect(await fetchFlatDocument(source, "/api/customizations")).toMatchObject({ ok: false, error: { kind: "refused" } });
  });

  it("reads an empty list as an empty document", async () => {
    upstream.content.socialMedias = [];
    expect(await fetchFlatDocument(source, "/api/social-medias")).toEqual({ ok: true, value: {} });
  });

  it("rejects a document that is not an object", async () => {
    upstream.content.websiteImages = ["logo.png"];
    expect(await fetchFlatDocument(source, "/api/website-images")).toMatchObject({ ok: false, error: { kind: "invalid-response" } });
  });
});
