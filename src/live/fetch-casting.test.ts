import { aTalentSummary } from "../../tests/builders/domain-records";
import { answerFetch, answerPaths, requestedLists, requestedPaths, requestHeaders } from "../../tests/setup/answer-fetch";
import { toCastingIndex } from "../domain/casting-index";
import { castingPartsOf } from "../domain/casting-parts";
import { fetchCasting, cachedCasting, detailOf, hasAllCards } from "./fetch-casting";

const talent = aTalentSummary({ hairKind: null });
const body = toCastingIndex([talent]);
const queryOf = (part: string): string => `?part=${part}&v=3`;
const PARTS = ["filters", "names", "covers"].map(queryOf);

it.each([
  [{ category: null, gender: null }, "/api/casting/todas/todos", PARTS],
  [{ category: "digitalInfluencers", gender: "male" }, "/api/casting/digital-influencers/meninos", PARTS],
  [{ category: null, gender: null, hiddenCategory: "TF - Promo" }, "/api/casting?category=TF%20-%20Promo", [""]],
] as const)("fetches the list for %j at %s", async (list, path, queries) => {
  answerFetch({ body });
  expect(await fetchCasting(list)).toEqual({ ok: true, value: [talent] });
  expect(requestedPaths).toEqual(queries.map((query) => path + query));
});

it("fetches a list once for calls at the same time or soon after", async () => {
  answerFetch({ body });
  const list = { category: "kids", gender: null } as const;
  expect(cachedCasting(list)).toBeNull();
  const [one, other] = await Promise.all([fetchCasting(list), fetchCasting(list)]);
  expect(one).toBe(other);
  await fetchCasting(list);
  expect(requestedPaths).toHaveLength(PARTS.length);
  expect(cachedCasting(list)).toHaveLength(1);
});

it("fetches again after a failure", async () => {
  answerFetch(new Error("offline"), { body });
  const list = { category: "teens", gender: null } as const;
  expect(await fetchCasting(list)).toEqual({ ok: false, error: "unavailable" });
  expect((await fetchCasting(list)).ok).toBe(true);
});

describe("fetchCasting of a list of two pages", () => {
  const talents = Array.from({ length: 25 }, (_, row) =>
    aTalentSummary({ talentId: String(row + 1), name: `Ana ${row}`, age: row, hairKind: null }),
  );
  const list = { category: "kids", gender: "female" } as const;
  const path = "/api/casting/kids/meninas";
  const namesOf = async (detail: "filters" | "cards") => {
    const fetched = await fetchCasting(list, detail);
    return fetched.ok ? fetched.value.map(({ name }) => name) : fetched.error;
  };

  it("loads the cards of the first page with the filters, and the others when they are asked for", async () => {
    answerFetch({ body: toCastingIndex(talents) });
    expect(await namesOf("filters")).toEqual(talents.map(({ name }, row) => (row < 20 ? name : "")));
    expect(requestedPaths).toEqual(["filters", "first"].map((part) => path + queryOf(part)));
    expect(cachedCasting(list)).toBeNull();
    expect(cachedCasting(list, "filters")?.map(({ age }) => age)).toEqual(talents.map(({ age }) => age));
    expect(await namesOf("cards")).toEqual(talents.map(({ name }) => name));
    expect(requestedPaths).toEqual(["filters", "first", "names", "covers"].map((part) => path + queryOf(part)));
    const complete = cachedCasting(list);
    expect(complete && hasAllCards(complete)).toBe(true);
    await fetchCasting(list, "filters");
    expect(cachedCasting(list, "filters")).toBe(complete);
  });

  it("loads the orders when they are asked for, and keeps them", async () => {
    const ordered = talents.map((talent, row) => ({ ...talent, newest: 24 - row }));
    answerFetch({ body: toCastingIndex(ordered) });
    await fetchCasting(list, detailOf("nome"));
    expect(requestedPaths).toEqual(PARTS.map((query) => path + query));
    expect(cachedCasting(list, detailOf("novos"))).toBeNull();
    const fetched = await fetchCasting(list, detailOf("novos"));
    expect(requestedPaths).toEqual(["filters", "names", "covers", "orders"].map((part) => path + queryOf(part)));
    expect(fetched).toEqual({ ok: true, value: ordered });
    expect(cachedCasting(list, detailOf("seguidores"))).toEqual(ordered);
    expect(await fetchCasting(list, "filters")).toEqual(fetched);
  });

  it("fetches all parts again when the list changes between two of them, and fails when they never fit", async () => {
    const [former, current] = [talents, talents.slice(1)].map((listed, position) =>
      castingPartsOf(listed, { list: `list ${position}`, firstPage: 20 }),
    );
    const answers = (names: typeof former) => ({
      [`${path}?part=filters`]: { body: current?.filters() },
      [`${path}?part=names`]: { body: names?.names() },
      [`${path}?part=covers`]: { body: current?.covers() },
    });
    answerPaths(answers(former));
    expect(await namesOf("cards")).toBe("unavailable");
    expect(requestedPaths).toHaveLength(6);
    expect(requestedLists()).toEqual([path]);
    answerPaths(answers(current));
    expect(await namesOf("cards")).toEqual(talents.slice(1).map(({ name }) => name));
  });
});

describe("fetchCasting after a minute", () => {
  const everybody = { category: null, gender: null } as const;
  const talentsNow = async () => {
    jest.setSystemTime(Date.now() + 60_000);
    const list = await fetchCasting(everybody);
    return list.ok ? list.value : list.error;
  };

  beforeEach(() => jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick"] }));
  afterEach(() => jest.useRealTimers());

  it("revalidates the list, and returns the same array while it is unchanged", async () => {
    answerFetch(
      { body, headers: { etag: '"one"' } },
      { status: 304 },
      { body: toCastingIndex([]), headers: { etag: '"two"' } },
      { status: 304 },
    );
    const first = await talentsNow();
    expect(first).toHaveLength(1);
    expect(await talentsNow()).toBe(first);
    expect([await talentsNow(), await talentsNow()]).toEqual([[], []]);
    const sent = requestHeaders.filter((_, position) => requestedPaths[position]?.includes("part=filters"));
    expect(sent.map((headers) => headers.get("if-none-match"))).toEqual([null, '"one"', '"one"', '"two"']);
  });

  it("reports that the gateway does not answer, and keeps the last list", async () => {
    answerFetch({ body }, { status: 503 });
    const first = await talentsNow();
    expect(await talentsNow()).toBe("unavailable");
    expect(cachedCasting(everybody)).toBe(first);
  });
});
