import { listOf, connectUpstream, type Json } from "./contract-client";
import { ENTITIES, SITE_IMAGE, optional, problemsOf, text } from "./shapes";

const upstream = connectUpstream();

describe.each(Object.entries(ENTITIES))("the entity %s", (name, shape) => {
  const all = async () => listOf(await upstream.panel(`/api/entities/${name}`));

  it("follows the contract's shape", async () => {
    const records = await all();
    expect(records.length).toBeGreaterThan(0);
    expect(records.flatMap((record) => problemsOf(record, shape))).toEqual([]);
  });

  it("answers one record by its id and by a field", async () => {
    const [first = {}] = await all();
    const id = encodeURIComponent(String(first.id));
    expect((await upstream.panel(`/api/entities/${name}/${id}`)).json).toEqual({ data: first });
    expect((await upstream.panel(`/api/entities/${name}/id/${id}`)).json).toEqual({ data: first });
  });

  it("answers 404 for an unknown id", async () => {
    expect((await upstream.panel(`/api/entities/${name}/no-such-id`)).status).toBe(404);
  });
});

it("a post has the same id by its slug as in its list", async () => {
  const [post = {}] = listOf(await upstream.panel("/posts/blog/pt?paginate=1&page=1"));
  const { json } = await upstream.panel(`/api/entities/blog/slug/${encodeURIComponent(String(post.slug))}`);
  expect((json.data as Json).id).toEqual(post.id);
});

it("website texts are texts by language", async () => {
  const { json } = await upstream.panel("/api/website-texts");
  expect(Object.keys(json)).toEqual(expect.arrayContaining(["about_text", "contact_address", "workshop_description"]));
  expect(Object.values(json).flatMap((entry) => problemsOf(entry, { pt: optional(text()), en: optional(text()) }))).toEqual([]);
});

it("website images are files", async () => {
  const { json } = await upstream.panel("/api/website-images");
  expect(Object.values(json).flatMap((entry) => problemsOf(entry, SITE_IMAGE))).toEqual([]);
});

it("customizations name the agency", async () => {
  const { json } = await upstream.panel("/api/customizations");
  expect(problemsOf(json, { agency_name: text(), founded: optional(text(/^\d{4}$/)), theme_color: optional(text(/^#/)) })).toEqual([]);
  const provider = json.booking_provider;
  if (provider !== undefined && provider !== null) expect(problemsOf(provider, { name: text(), url: text(/^https:/) })).toEqual([]);
});

it("social medias are https addresses", async () => {
  const { json } = await upstream.panel("/api/social-medias");
  const given = ["facebook", "instagram", "tiktok"]
    .map((network) => json[network])
    .filter((entry) => entry !== undefined && entry !== null);
  expect(given.flatMap((entry) => problemsOf(entry, { url: optional(text(/^https:/)) }))).toEqual([]);
});
