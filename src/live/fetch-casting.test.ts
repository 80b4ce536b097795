import { aTalentSummary } from "../../tests/builders/domain-records";
import { answerFetch, requestedPaths, requestHeaders } from "../../tests/setup/answer-fetch";
import { toCastingIndex } from "../domain/casting-index";
import { fetchCasting, cachedCasting } from "./fetch-casting";

const body = toCastingIndex([aTalentSummary()]);

it.each([
  [{ category: null, gender: null }, "/api/casting/todas/todos"],
  [{ category: "digitalInfluencers", gender: "male" }, "/api/casting/digital-influencers/meninos"],
  [{ category: null, gender: null, hiddenCategory: "TF - Promo" }, "/api/casting?category=TF%20-%20Promo"],
] as const)("fetches the list for %j at %s", async (list, path) => {
  answerFetch({ body });
  expect(await fetchCasting(list)).toEqual({ ok: true, value: [aTalentSummary()] });
  expect(requestedPaths).toEqual([path]);
});

it("fetches a list once for calls at the same time or soon after", async () => {
  answerFetch({ body });
  const list = { category: "kids", gender: null } as const;
  expect(cachedCasting(list)).toBeNull();
  const [one, other] = await Promise.all([fetchCasting(list), fetchCasting(list)]);
  expect(one).toBe(other);
  await fetchCasting(list);
  expect(requestedPaths).toHaveLength(1);
  expect(cachedCasting(list)).toHaveLength(1);
});

it("fetches again after a failure", async () => {
  answerFetch(new Error("offline"), { body });
  const list = { category: "teens", gender: null } as const;
  expect(await fetchCasting(list)).toEqual({ ok: false, error: "unavailable" });
  expect((await fetchCasting(list)).ok).toBe(true);
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
    expect(requestHeaders.map((headers) => headers.get("if-none-match"))).toEqual([null, '"one"', '"one"', '"two"']);
  });

  it("reports that the gateway does not answer, and keeps the last list", async () => {
    answerFetch({ body }, { status: 503 });
    const first = await talentsNow();
    expect(await talentsNow()).toBe("unavailable");
    expect(cachedCasting(everybody)).toBe(first);
  });
});
