import { syntheticTalents } from "../../../tests/fakes/upstream/content/synthetic-talents";
import { startUpstream, type FakeUpstream } from "../../../tests/fakes/upstream/start-upstream";
import { createUpstreamClient, type UpstreamClient } from "../http";
import { STRICT_RULES, type TalentSource } from "../source";
import { createTalentList, type TalentList } from "./talent-list";

let upstream: FakeUpstream;
let client: UpstreamClient;
let source: TalentSource;
let now: number;

const PAGE = 10;

const open = async (tellsChanges: boolean): Promise<TalentList> => {
  upstream = await startUpstream({ content: { onlySynthetic: true, syntheticTalents: 35, tellsChanges } });
  client = createUpstreamClient(upstream.settings);
  source = { client, settings: upstream.settings, today: "2026-03-01", publicationRules: async () => STRICT_RULES };
  now = Date.parse("2026-03-01T12:00:00Z");
  return createTalentList({ pageSize: PAGE, pauses: { firstMs: 1, longestMs: 1 }, now: () => now });
};

afterEach(async () => {
  await client.close();
  await upstream.close();
});

const fetchIds = async (list: TalentList): Promise<string[]> => {
  const answer = await list.fetch(source);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.items.map(({ talent }) => talent.talentId);
};

const fetchName = async (list: TalentList, talentId: string): Promise<string | undefined> => {
  const answer = await list.fetch(source);
  return answer.ok ? answer.value.items.find(({ talent }) => talent.talentId === talentId)?.talent.name : answer.error.message;
};

const storedIds = (): string[] => upstream.content.talents.map((talent) => String((talent as { id: number }).id));

/** The queries of the list requests since the last call. */
const createAddresses = () => {
  let seen = 0;
  return (): string[] => {
    const all = upstream.requests.filter(({ path }) => path === "/api/talents").map(({ address }) => address);
    const added = all.slice(seen);
    seen = all.length;
    return added.map((address) => address.replace(/^.*language=pt/, "").replace(/&ids=[0-9a-f]{64}/, "&ids=…"));
  };
};

const change = (position: number, changes: object): void => {
  upstream.content.talents[position] = { ...(upstream.content.talents[position] as object), ...changes };
};

/** Runs before the list request number `count` is answered, counted from now. */
const beforeRequest = (count: number, act: () => void): void => {
  const { talents } = upstream.content;
  let left = count;
  Object.defineProperty(upstream.content, "talents", {
    configurable: true,
    get: () => {
      left -= 1;
      if (left === 0) {
        Object.defineProperty(upstream.content, "talents", { configurable: true, writable: true, value: talents });
        act();
        return upstream.content.talents;
      }
      return talents;
    },
  });
};

describe("a list of one page", () => {
  it.each([false, true])("is requested as a whole each time, with the same call (extension: %s)", async (tellsChanges) => {
    await open(tellsChanges);
    const addresses = createAddresses();
    const list = createTalentList({ pageSize: 35 });
    expect([await fetchIds(list), await fetchIds(list)]).toEqual([storedIds(), storedIds()]);
    expect(addresses()).toEqual(["&paginate=35&page=1", "&paginate=35&page=1"]);
  });
});

describe("a list of several pages", () => {
  it("is read page after page", async () => {
    const list = await open(false);
    const addresses = createAddresses();
    expect(await fetchIds(list)).toEqual(storedIds());
    expect(addresses()).toEqual([1, 2, 3, 4].map((page) => `&paginate=10&page=${page}`));
  });

  it("is continued at the page that failed", async () => {
    const list = await open(false);
    const addresses = createAddresses();
    await upstream.setFault({ kind: "status", status: 404, path: /talents/, query: /page=3/, times: 2 });
    expect(await fetchIds(list)).toEqual(storedIds());
    expect(addresses().map((address) => address.at(-1))).toEqual(["1", "2", "3", "3", "3", "4"]);
  });

  it("fails when a page fails again and again", async () => {
    const list = await open(false);
    await upstream.setFault({ kind: "status", status: 404, path: /talents/, query: /page=3/ });
    expect(await list.fetch(source)).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it("is read again when a talent moved between two pages, and loses nobody", async () => {
    const list = await open(false);
    const [first] = storedIds();
    // Withdraws the first talent after page 2: the first talent of page 3 then moves to page 2.
    beforeRequest(3, () => upstream.content.talents.shift());
    expect(await fetchIds(list)).toEqual([...storedIds(), first]);
    expect(await fetchIds(list)).toEqual(storedIds());
  });

  it("is read again when as many talents came as went, once the list was known", async () => {
    const list = await open(false);
    const [first] = await fetchIds(list);
    const [added] = syntheticTalents(36).slice(-1);
    beforeRequest(3, () => upstream.content.talents.splice(0, 1) && upstream.content.talents.push(added));
    expect(await fetchIds(list)).toEqual([...storedIds(), first]);
    expect(await fetchIds(list)).toEqual(storedIds());
  });

  it("notices a withdrawal at the next reading", async () => {
    const list = await open(false);
    await fetchIds(list);
    upstream.content.talents.splice(12, 2);
    expect(await fetchIds(list)).toEqual(storedIds());
  });

  it("is read once each time although the store repeats a talent", async () => {
    const list = await open(false);
    upstream.content.talents.push(upstream.content.talents[0]);
    await fetchIds(list);
    const addresses = createAddresses();
    addresses();
    expect(await fetchIds(list)).toEqual(storedIds().slice(0, -1));
    expect(addresses()).toHaveLength(4);
  });
});

describe("a list of several pages with the extension updated_since", () => {
  let list: TalentList;
  let addresses: () => string[];

  beforeEach(async () => {
    list = await open(true);
    addresses = createAddresses();
    await fetchIds(list);
    addresses();
  });

  it("is the same object while nothing changes, for one request", async () => {
    const [one, other] = [await list.fetch(source), await list.fetch(source)];
    expect(one.ok && other.ok && one.value === other.value).toBe(true);
    expect(addresses()).toEqual(Array.from({ length: 2 }, () => "&updated_since=2&ids=…&paginate=10&page=1"));
  });

  it("has a change, a new talent and their places after one request", async () => {
    change(20, { name: "Nova Amostra" });
    upstream.content.talents.splice(5, 0, ...syntheticTalents(36).slice(-1));
    expect(await fetchIds(list)).toEqual(storedIds());
    expect(addresses()).toHaveLength(1);
    expect(await fetchName(list, storedIds()[21] ?? "")).toBe("Nova Amostra");
  });

  it("notices a withdrawal without any other change, for one request", async () => {
    upstream.content.talents.splice(12, 2);
    expect(await fetchIds(list)).toEqual(storedIds());
    expect(addresses()).toHaveLength(1);
  });

  it("withdraws a talent whose record became unreadable, and brings it back", async () => {
    const [id = ""] = storedIds();
    change(0, { gender: "?" });
    expect(await fetchIds(list)).toEqual(storedIds().slice(1));
    change(0, { gender: "woman" });
    expect(await fetchIds(list)).toEqual(storedIds());
    expect(await fetchName(list, id)).toBeDefined();
    expect(addresses()).toHaveLength(3);
  });

  it("reads changes of several pages", async () => {
    for (let position = 0; position < 25; position += 1) change(position, { name: `Nome ${position}` });
    expect(await fetchName(list, storedIds()[24] ?? "")).toBe("Nome 24");
    expect(addresses().map((address) => address.at(-1))).toEqual(["1", "2", "3"]);
  });

  it("finds a talent that moved between two pages of the first reading", async () => {
    const moved = createTalentList({ pageSize: PAGE, now: () => now });
    const [added] = syntheticTalents(36).slice(-1);
    beforeRequest(3, () => upstream.content.talents.splice(0, 1) && upstream.content.talents.push(added));
    expect(await fetchIds(moved)).toEqual(storedIds());
  });

  it.each([
    ["ten minutes have passed", () => (now += 10 * 60_000 + 1)],
    ["another day begins", () => (source = { ...source, today: "2026-03-02" })],
  ])("is read as a whole when %s", async (_reason, act) => {
    act();
    expect(await fetchIds(list)).toEqual(storedIds());
    expect(addresses().slice(0, 4)).toEqual([1, 2, 3, 4].map((page) => `&paginate=10&page=${page}`));
  });

  it("is read as a whole when the rules of publication change", async () => {
    change(0, { networks: [{ network: "tiktok", handle: "@ana", followers: 1000, measured_at: "2026-02-01" }], birthdate: "2016-01-01" });
    const followers = async (): Promise<unknown> => {
      const answer = await list.fetch(source);
      return answer.ok && answer.value.items[0]?.talent.followers;
    };
    expect(await followers()).toBeNull();
    source = { ...source, publicationRules: async () => ({ ...STRICT_RULES, minorsInstagram: true }) };
    expect(await followers()).toEqual({ count: 1000, date: null });
  });

  it("continues with a whole list when the store does not know the cursor any more", async () => {
    upstream.content.tellsChanges = false;
    upstream.content.talents.splice(3, 1);
    expect(await fetchIds(list)).toEqual(storedIds());
    expect(addresses()).toHaveLength(4);
  });

  it("keeps the list when a request fails", async () => {
    await upstream.setFault({ kind: "status", status: 404, path: /talents/ });
    expect(await list.fetch(source)).toMatchObject({ ok: false, error: { status: 404 } });
    await upstream.setFault(null);
    expect(await fetchIds(list)).toEqual(storedIds());
  });
});
