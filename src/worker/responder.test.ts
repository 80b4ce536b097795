import { createCacheStorage } from "../../tests/fakes/cache-storage";
import { createResponder } from "./responder";
import { createKeptCopies, type KeptCopies } from "./kept-copies";
import type { Locale } from "../domain/locale";
import type { CacheBucket } from "./cache-buckets";

const ORIGIN = "https://site.example";
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let now: number;
let site: Map<string, () => Response | null>;
let asked: string[];
let cacheModes: Map<string, RequestCache | undefined>;
let copies: KeptCopies;
let responder: ReturnType<typeof createResponder>;
let languages: Locale[];

const reply =
  (body: string, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}) =>
  () =>
    new Response(body, { status, headers: { date: new Date(now).toUTCString(), ...headers } });

const page = (body: string) => reply(body, { headers: { "content-type": "text/html; charset=utf-8" } });

beforeEach(() => {
  now = Date.parse("2026-03-01T12:00:00Z");
  site = new Map();
  asked = [];
  cacheModes = new Map();
  languages = ["pt", "en"];
  const clock = () => now;
  copies = createKeptCopies({ storage: createCacheStorage(), nameOf: (bucket) => bucket, now: clock });
  responder = createResponder({
    copies,
    fetchOrNull: async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      const path = pathname.startsWith("/api/casting/") ? pathname + search : pathname;
      asked.push(path);
      cacheModes.set(path, init?.cache);
      return site.get(path)?.() ?? null;
    },
    shellPage: async (path) => new Response(`shell ${path}`),
    origin: ORIGIN,
    languages,
    now: clock,
  });
});

/** The answer that the visitor gets, after all background work. */
const get = async (path: string, bucket: CacheBucket): Promise<string> => {
  const behind: Promise<unknown>[] = [];
  const response = await responder.respond(new Request(ORIGIN + path), bucket, (work) => behind.push(work));
  await Promise.all(behind);
  return response.type === "error" ? "nothing" : response.text();
};

const goOffline = () => site.clear();

describe("on a site in Portuguese alone", () => {
  const switchEnglishOff = () => void languages.splice(languages.indexOf("en"), 1);

  beforeEach(async () => {
    for (const path of ["/kids", "/en/kids", "/en"]) {
      site.set(path, page(`page ${path}`));
      await get(path, "pages");
    }
    site.set("/page-data/en/kids/page-data.json", reply("{}"));
    await get("/page-data/en/kids/page-data.json", "data");
    switchEnglishOff();
    await responder.evictFormerLanguages();
    goOffline();
  });

  it.each([
    ["/en/kids?idade=8-12", `${ORIGIN}/kids?idade=8-12`],
    ["/en", `${ORIGIN}/`],
  ])("%s leads to the Portuguese page while offline", async (path, location) => {
    const response = await responder.respond(new Request(ORIGIN + path), "pages", () => undefined);
    expect([response.status, response.headers.get("location")]).toEqual([302, location]);
  });

  it("keeps the copies of Portuguese pages, and no English data", async () => {
    expect(await get("/kids", "pages")).toBe("page /kids");
    expect(await get("/page-data/en/kids/page-data.json", "data")).toBe("nothing");
  });
});

describe("a page", () => {
  it("comes from the network, and from its copy while offline", async () => {
    site.set("/blog", page("first"));
    expect(await get("/blog", "pages")).toBe("first");
    site.set("/blog", page("second"));
    expect(await get("/blog", "pages")).toBe("second");
    goOffline();
    expect(await get("/blog?x=1", "pages")).toBe("second");
  });

  it.each([
    ["/kids", "shell /offline.html"],
    ["/en/kids", "shell /en/offline.html"],
  ])("that was never visited is replaced by the offline page at %s", async (path, shown) => {
    expect(await get(path, "pages")).toBe(shown);
  });

  it("is served from its copy when the server fails, or else with the error", async () => {
    site.set("/blog", page("kept"));
    await get("/blog", "pages");
    site.set("/blog", reply("bad gateway", { status: 502 }));
    site.set("/kids", reply("bad gateway", { status: 502 }));
    expect(await get("/blog", "pages")).toBe("kept");
    expect(await get("/kids", "pages")).toBe("bad gateway");
  });

  it("with no-store is not copied", async () => {
    site.set("/blog", reply("secret", { headers: { "cache-control": "no-store" } }));
    expect(await get("/blog", "pages")).toBe("secret");
    goOffline();
    expect(await get("/blog", "pages")).toBe("shell /offline.html");
  });

  it("is not served from a copy older than thirty days", async () => {
    site.set("/blog", page("old"));
    await get("/blog", "pages");
    goOffline();
    now += 29 * DAY_MS;
    expect(await get("/blog", "pages")).toBe("old");
    now += 2 * DAY_MS;
    expect(await get("/blog", "pages")).toBe("shell /offline.html");
  });
});

it("asks the server for a page that only a navigation without HTML has shown", async () => {
  site.set("/blog", page("blog"));
  await responder.remember("/blog", []);
  expect(cacheModes.get("/blog")).toBe("default");
});

it("serves a hashed file from its copy", async () => {
  site.set("/app-0123456789abcdef0123.js", reply("script"));
  await get("/app-0123456789abcdef0123.js", "files");
  await get("/app-0123456789abcdef0123.js", "files");
  expect(asked).toHaveLength(1);
});

it("copies what the page loaded before the worker, as far as it may be stored", async () => {
  site.set("/blog", page("blog"));
  site.set("/api/posts/pt", reply("posts"));
  site.set("/api/entry/contact", reply("form"));
  await responder.remember("/blog", [`${ORIGIN}/api/posts/pt`, `${ORIGIN}/api/entry/contact`, "https://elsewhere.example/a.js"]);
  expect(asked.sort()).toEqual(["/api/posts/pt", "/blog"]);
  expect([...cacheModes.values()]).toEqual(["force-cache", "force-cache"]);
  goOffline();
  expect(await get("/blog", "pages")).toBe("blog");
  expect(await get("/api/posts/pt", "live")).toBe("posts");
});

describe("a withdrawn talent", () => {
  const visitTalent = async () => {
    site.set("/kids/412/ana", page("Ana"));
    site.set("/en/kids/412/ana", page("Ana"));
    site.set("/page-data/kids/412/ana/page-data.json", reply("{}"));
    for (const path of ["/media/talents/412/gallery/b1/720", "/media/talents/412/v1/360", "/media/talents/413/v1/360"])
      site.set(path, reply("picture"));
    site.set("/kids/413/bia", page("Bia"));
    for (const path of ["/kids/412/ana", "/en/kids/412/ana", "/kids/413/bia"]) await get(path, "pages");
    for (const path of ["/media/talents/412/gallery/b1/720", "/media/talents/412/v1/360", "/media/talents/413/v1/360"])
      await get(path, "pictures");
    await get("/page-data/kids/412/ana/page-data.json", "data");
  };

  const expectGone = async () => {
    goOffline();
    expect(await get("/kids/412/ana", "pages")).toBe("shell /offline.html");
    expect(await get("/en/kids/412/ana", "pages")).toBe("shell /en/offline.html");
    expect(await get("/page-data/kids/412/ana/page-data.json", "data")).toBe("nothing");
    expect(await get("/media/talents/412/gallery/b1/720", "pictures")).toBe("nothing");
    expect(await get("/media/talents/412/v1/360", "pictures")).toBe("nothing");
    expect(await get("/kids/413/bia", "pages")).toBe("Bia");
    expect(await get("/media/talents/413/v1/360", "pictures")).toBe("picture");
  };

  it.each([
    ["/kids/412/ana", "pages"],
    ["/page-data/en/kids/412/ana/page-data.json", "data"],
    ["/api/talents/412", "live"],
  ] as const)("is removed from all caches once %s answers 404", async (path, bucket) => {
    await visitTalent();
    site.set(path, reply("gone", { status: 404 }));
    expect(await get(path, bucket)).toBe("gone");
    await expectGone();
  });

  it("is removed once the live list lacks them, checked hourly and never while all copies are younger", async () => {
    await visitTalent();
    const list = "/api/casting/todas/todos?part=names&v=3";
    site.set(list, reply('{"ids":["412","413"]}'));
    const countLists = () => asked.filter((path) => path === list).length;
    await responder.remember("/blog", []);
    expect(countLists()).toBe(0);
    now += HOUR_MS;
    await responder.remember("/blog", []);
    site.set(list, reply('{"ids":["413"]}'));
    await responder.remember("/blog", []);
    expect(countLists()).toBe(1);
    now += HOUR_MS;
    await responder.remember("/blog", []);
    expect(countLists()).toBe(2);
    await expectGone();
  });

  it("is removed with every picture, also of live pages and of pages whose copy is deleted", async () => {
    const pictures = ["/media/talents/412/gallery/b1/720", "/media/talents/412/gallery/b2/1080", "/media/talents/412/v1/360"];
    for (const path of pictures) {
      site.set(path, reply("picture"));
      await get(path, "pictures");
    }
    site.set("/api/talents/412", reply("gone", { status: 404 }));
    await get("/api/talents/412", "live");
    goOffline();
    for (const path of pictures) expect(await get(path, "pictures")).toBe("nothing");
  });

  it("is not searched for when the copies contain no talents", async () => {
    await responder.remember("/blog", []);
    expect(asked).toEqual(["/blog"]);
  });
});

describe("the copies of lists", () => {
  const LISTS = [
    ["/kids", "pages"],
    ["/blog", "pages"],
    ["/page-data/kids/page-data.json", "data"],
    ["/api/casting/kids/todos?part=first&v=3", "live"],
  ] as const;
  const ALL_NAMES = "/api/casting/todas/todos?part=names&v=3";

  const visitLists = async () => {
    for (const [path, bucket] of LISTS) {
      site.set(path, reply("Ana"));
      await get(path, bucket);
    }
  };
  const countKept = async () => {
    const kept = await Promise.all(LISTS.map(([path, bucket]) => copies.find(bucket, ORIGIN + path)));
    return kept.filter((copy) => copy !== null).length;
  };
  const returnAfterAnHour = async (ids: readonly string[], page = "/contato") => {
    now += HOUR_MS;
    site.set(ALL_NAMES, reply(JSON.stringify({ ids })));
    await responder.remember(page, []);
  };

  it("are deleted once a talent's address answers 404", async () => {
    await visitLists();
    site.set("/kids/412/ana", reply("gone", { status: 404 }));
    await get("/kids/412/ana", "pages");
    expect(await countKept()).toBe(0);
  });

  it("are deleted when it is not known who has left the live list since", async () => {
    await visitLists();
    await returnAfterAnHour(["412", "413"]);
    expect(await countKept()).toBe(0);
  });

  it("stay while the live list gains talents, and are deleted once one has left it, whose page was never visited", async () => {
    await visitLists();
    await returnAfterAnHour(["412", "413"]);
    await visitLists();
    await returnAfterAnHour(["412", "413", "414"]);
    expect(await countKept()).toBe(LISTS.length);
    await returnAfterAnHour(["413", "414"]);
    expect(await countKept()).toBe(0);
  });

  it("stay without a connection; afterwards the page that the visitor is on is kept", async () => {
    await visitLists();
    now += HOUR_MS;
    goOffline();
    await responder.remember("/kids", []);
    expect(await countKept()).toBe(LISTS.length);
    site.set("/kids", page("without Ana"));
    await returnAfterAnHour(["413"], "/kids");
    goOffline();
    expect(await get("/kids", "pages")).toBe("without Ana");
  });
});

it("evicts the least recently used pages", async () => {
  for (let number = 1; number <= 61; number += 1) {
    site.set(`/blog/${number}`, page(String(number)));
    await get(`/blog/${number}`, "pages");
  }
  await get("/blog/1", "pages");
  await responder.remember("/blog", []);
  goOffline();
  expect(await get("/blog/1", "pages")).toBe("1");
  expect(await get("/blog/2", "pages")).toBe("shell /offline.html");
  expect(await get("/blog/3", "pages")).toBe("3");
});
