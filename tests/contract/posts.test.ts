import { CALLS } from "./calls";
import { listOf, connectUpstream, type Json } from "./contract-client";
import { CAMPAIGN, MAGAZINE, POST, problemsOf } from "./shapes";

const upstream = connectUpstream();

const LISTS = [
  { call: CALLS.blog, path: (language: string) => `/posts/blog/${language}/post`, shape: POST },
  { call: CALLS.campaigns, path: (language: string) => `/posts/campaigns/${language}`, shape: CAMPAIGN },
  { call: CALLS.magazines, path: (language: string) => `/posts/magazine/${language}/magazine`, shape: MAGAZINE },
];

const idOf = ({ id }: Json): string => String(id);

describe.each(LISTS)("$call.name", ({ path, shape }) => {
  it.each(["pt", "en"])("in %s follows the contract's shape", async (language) => {
    const records = listOf(await upstream.panel(`${path(language)}?paginate=100&page=1`));
    expect(records.length).toBeGreaterThan(0);
    expect(records.flatMap((record) => problemsOf(record, shape))).toEqual([]);
  });

  it("is paginated, and empty past its end", async () => {
    const all = listOf(await upstream.panel(`${path("pt")}?paginate=100&page=1`)).map(idOf);
    const first = listOf(await upstream.panel(`${path("pt")}?paginate=1&page=1`)).map(idOf);
    const second = listOf(await upstream.panel(`${path("pt")}?paginate=1&page=2`)).map(idOf);
    expect([...first, ...second]).toEqual(all.slice(0, 2));
    expect(listOf(await upstream.panel(`${path("pt")}?paginate=10&page=9999`))).toEqual([]);
  });
});

describe.each(LISTS.filter(({ call }) => call !== CALLS.campaigns))("$call.name", ({ path }) => {
  it("is sorted newest first", async () => {
    const dates = listOf(await upstream.panel(`${path("pt")}?paginate=100&page=1`)).map(({ created_at }) => String(created_at ?? ""));
    const known = dates.filter((date) => date !== "" && !date.startsWith("0000"));
    expect(known).toEqual([...known].sort().reverse());
  });
});

describe(CALLS.shortBlog.name, () => {
  it("answers the same as the longer path", async () => {
    const longer = listOf(await upstream.panel("/posts/blog/pt/post?paginate=100&page=1"));
    expect(listOf(await upstream.panel("/posts/blog/pt?paginate=100&page=1"))).toEqual(longer);
  });
});

describe(CALLS.blog.name, () => {
  const posts = async (language: string) => listOf(await upstream.panel(`/posts/blog/${language}/post?paginate=100&page=1`));

  it.each(["pt", "en"])("in %s contains posts of that language only", async (language) => {
    expect(new Set((await posts(language)).map((post) => post.language))).toEqual(new Set([language]));
  });

  it("joins the versions of an article by their batch", async () => {
    const english = await posts("en");
    const siblings = (await posts("pt")).flatMap(({ batch, batchItems }) =>
      ((batchItems ?? []) as Json[]).map((item) => ({ batch, item })),
    );
    const inEnglish = siblings.filter(({ item }) => item.language === "en");
    expect(inEnglish.length).toBeGreaterThan(0);
    for (const { batch, item } of inEnglish) {
      expect(english.find((post) => idOf(post) === idOf(item))).toMatchObject({ batch, slug: item.slug, title: item.title });
    }
  });
});

describe(CALLS.campaigns.name, () => {
  it("has the same id and slug in both languages", async () => {
    const identity = ({ id, slug }: Json) => `${String(id)} ${String(slug)}`;
    const pt = listOf(await upstream.panel("/posts/campaigns/pt?paginate=100&page=1")).map(identity);
    const en = listOf(await upstream.panel("/posts/campaigns/en?paginate=100&page=1")).map(identity);
    expect(en.filter((campaign) => !pt.includes(campaign))).toEqual([]);
  });
});
