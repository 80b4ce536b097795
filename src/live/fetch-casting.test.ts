import { toCastingIndex } from "../domain/casting-index";
import { aTalentSummary } from "../../tests/builders/domain-records";
import { answerFetch, asked, askedWith } from "../../tests/setup/answer-fetch";
import { fetchCasting } from "./fetch-casting";

const talents = [aTalentSummary(), aTalentSummary({ talentId: "413", name: "Bia Teste" })];
const index = { body: toCastingIndex(talents), headers: { etag: '"one"' } };
const unchanged = { status: 304 };

const valueOf = (list: Awaited<ReturnType<typeof fetchCasting>>) => (list.ok ? list.value : list.error);

describe("fetchCasting", () => {
  it.each([
    [null, null, "/api/casting/todas/todos"],
    ["kids", null, "/api/casting/kids/todos"],
    ["digitalInfluencers", "female", "/api/casting/digital-influencers/meninas"],
    [null, "male", "/api/casting/todas/meninos"],
  ] as const)("asks for %p, %p at %s", async (category, gender, path) => {
    answerFetch(index);
    expect(valueOf(await fetchCasting(category, gender))).toEqual(talents);
    expect(asked).toEqual([path]);
  });

  it("asks once for all who ask at the same time, and for each list of its own", async () => {
    answerFetch(index);
    const [one, two, other] = await Promise.all([fetchCasting(null, null), fetchCasting(null, null), fetchCasting("kids", null)]);
    expect(asked).toEqual(["/api/casting/todas/todos", "/api/casting/kids/todos"]);
    expect(valueOf(one)).toBe(valueOf(two));
    expect(valueOf(one)).not.toBe(valueOf(other));
  });

  it("asks later whether the list has changed, and keeps the same array while it has not", async () => {
    answerFetch(index, unchanged, { body: toCastingIndex([]), headers: { etag: '"two"' } }, unchanged);
    const first = valueOf(await fetchCasting(null, null));
    expect(valueOf(await fetchCasting(null, null))).toBe(first);
    expect(valueOf(await fetchCasting(null, null))).toEqual([]);
    expect(valueOf(await fetchCasting(null, null))).toEqual([]);
    expect(askedWith.map((headers) => headers.get("if-none-match"))).toEqual([null, '"one"', '"one"', '"two"']);
  });

  it("gives the last list while the gateway is silent, and the failure where there is none", async () => {
    answerFetch(new Error("offline"), index, { status: 503 }, new Error("offline"));
    expect(valueOf(await fetchCasting(null, null))).toBe("unavailable");
    const list = valueOf(await fetchCasting(null, null));
    expect(valueOf(await fetchCasting(null, null))).toBe(list);
    expect(valueOf(await fetchCasting(null, null))).toBe(list);
  });

  it("says that a list does not exist, whatever was there before", async () => {
    answerFetch(index, { status: 404 });
    await fetchCasting("kids", null);
    expect(valueOf(await fetchCasting("kids", null))).toBe("missing");
  });
});
