import { CALLS } from "./calls";
import { listOf, connectUpstream, type Json } from "./contract-client";
import { ENTITIES, SITE_IMAGE, number, optional, problemsOf, text } from "./shapes";

const upstream = connectUpstream();

/** Switches of the customizations; a store omits those that it does not support. */
const SWITCH = optional((value) => (/^(true|false|1|0|on|off)$/.test(String(value)) ? null : "is neither true nor false"));
const LANGUAGES = optional((value) =>
  Array.isArray(value) && value.includes("pt") && value.every((language) => ["pt", "en"].includes(String(language)))
    ? null
    : "is not a list of languages with pt",
);
const SWITCHES = {
  book_download: SWITCH,
  minors_instagram: SWITCH,
  count_visits: SWITCH,
  home_intro: SWITCH,
  numbers_max_age_days: optional(number),
};

const TABLE = Object.entries(ENTITIES).map(([name, shape]) => ({ name, shape }));

describe.each(TABLE)("GET /api/entities/$name", ({ name, shape }) => {
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

  it("answers the same records in English, or refuses the language", async () => {
    const { status, json } = await upstream.panel(`/api/entities/${name}?language=en`);
    const idsOf = (records: Json[]) => records.map(({ id }) => String(id));
    if (status === 200) expect(idsOf(listOf({ json }))).toEqual(idsOf(await all()));
    else expect(status).toBeLessThan(500);
  });
});

describe(CALLS.lookups.name, () => {
  it("finds a post by its slug, with the id of its list", async () => {
    const [post = {}] = listOf(await upstream.panel("/posts/blog/pt?paginate=1&page=1"));
    const { json } = await upstream.panel(`/api/entities/blog/slug/${encodeURIComponent(String(post.slug))}`);
    expect((json.data as Json).id).toEqual(post.id);
  });
});

describe(CALLS.texts.name, () => {
  it("answers texts by language", async () => {
    const { json } = await upstream.panel("/api/website-texts");
    const missing = ["about_text", "contact_address", "workshop_description"].filter((key) => !(key in json));
    expect(missing.map((key) => `${key} is missing`)).toEqual([]);
    expect(Object.values(json).flatMap((entry) => problemsOf(entry, { pt: optional(text()), en: optional(text()) }))).toEqual([]);
  });
});

describe(CALLS.images.name, () => {
  it("answers files", async () => {
    const { json } = await upstream.panel("/api/website-images");
    expect(Object.values(json).flatMap((entry) => problemsOf(entry, SITE_IMAGE))).toEqual([]);
  });
});

describe(CALLS.customizations.name, () => {
  it("names the agency", async () => {
    const { json } = await upstream.panel("/api/customizations");
    expect(
      problemsOf(json, {
        agency_name: text(),
        founded: optional(text(/^\d{4}$/)),
        theme_color: optional(text(/^#/)),
        languages: LANGUAGES,
        ...SWITCHES,
      }),
    ).toEqual([]);
    const provider = json.booking_provider;
    if (provider !== undefined && provider !== null) expect(problemsOf(provider, { name: text(), url: text(/^https:/) })).toEqual([]);
  });
});

describe(CALLS.socialMedias.name, () => {
  it("answers https addresses", async () => {
    const { json } = await upstream.panel("/api/social-medias");
    const given = ["facebook", "instagram", "tiktok"]
      .map((network) => json[network])
      .filter((entry) => entry !== undefined && entry !== null);
    expect(given.flatMap((entry) => problemsOf(entry, { url: optional(text(/^https:/)) }))).toEqual([]);
  });
});
