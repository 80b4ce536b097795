import { aTalentSummary } from "../../tests/builders/domain-records";
import { fromCastingIndex, type CastingIndex } from "../../src/domain/casting-index";
import { sortTalents } from "../../src/domain/casting-order";
import { CASTING_PARTS, type CastingPartName } from "../../src/domain/casting-part-names";
import { joinCastingParts } from "../../src/domain/casting-parts";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { createCastingIndexes } from "./casting-indexes";

const MOMENTS: Readonly<Record<string, string>> = { 1: "2026-03-05", 2: "2026-03-07T10:00:00.000Z", 3: "2026-03-05", 4: "2026-03-06" };

const snapshotOf = (listed: readonly ListedTalent[]) => ({
  listed,
  byId: new Map(listed.map((entry) => [entry.talent.talentId, entry])),
  digest: "",
});

const DAYS: Readonly<Record<string, string>> = { 1: "2026-01-05", 2: "2026-01-09", 3: "2026-03-01", 4: "2026-03-02" };

const indexesOf = (moments: Readonly<Record<string, string>>) =>
  createCastingIndexes({ tokenOf: () => "", momentOf: ({ talent }) => moments[talent.talentId] ?? "" });

const EVERYBODY = { category: null, gender: null } as const;

const textOf = async (ids: readonly string[]): Promise<string> => {
  const listed = ids.map((talentId) => ({ talent: aTalentSummary({ talentId }), coverPath: null, hiddenCategories: [] }));
  const body = await indexesOf(MOMENTS).listing(snapshotOf(listed), EVERYBODY);
  return body.identity.toString();
};

it("has the order of first publication, the newest first, without any day", async () => {
  const text = await textOf(["1", "2", "3", "4"]);
  const talents = fromCastingIndex(JSON.parse(text) as CastingIndex);
  expect(sortTalents("novos", talents).map(({ talentId }) => talentId)).toEqual(["2", "4", "1", "3"]);
  expect(text).not.toMatch(/2026/);
});

it("has no order when all were published at one time", async () => {
  expect(JSON.parse(await textOf(["1", "3"]))).not.toHaveProperty("newest");
});

describe("the parts of a list", () => {
  const snapshot = snapshotOf(
    Object.keys(DAYS).map((talentId) => ({
      talent: aTalentSummary({ talentId, name: `${"ÁBBé"[Number(talentId) - 1]}na ${talentId}` }),
      coverPath: null,
      hiddenCategories: [],
    })),
  );
  const indexes = indexesOf(DAYS);
  const read = async (name: CastingPartName) => JSON.parse((await indexes.part(snapshot, EVERYBODY, name)).identity.toString());

  it("give back the talents, with publications older than a month in the order of their months", async () => {
    const talents = joinCastingParts({
      filters: await read("filters"),
      names: await read("names"),
      covers: await read("covers"),
      orders: await read("orders"),
    });
    expect(talents.map(({ name }) => name)).toEqual(["Ána 1", "Bna 2", "Bna 3", "éna 4"]);
    expect(sortTalents("novos", talents).map(({ talentId }) => talentId)).toEqual(["4", "3", "1", "2"]);
  });

  it("tell the first letters with the cards of the first page", async () => {
    expect(await read("first")).toMatchObject({ letters: "ABE", ids: ["1", "2", "3", "4"] });
    expect(await read("filters")).toMatchObject({ count: 4, hasNewest: true });
  });

  it("have one value for all options that a filter finds together, and none for the others", async () => {
    const options = [
      { hair: "Chestnut", eyes: "Amber" },
      { hair: "light brown ", eyes: "Honey" },
      { hair: "Hairless", eyes: null },
    ];
    const listed = options.map((values, row) => ({
      talent: aTalentSummary({ talentId: String(row), ...values }),
      coverPath: null,
      hiddenCategories: [],
    }));
    const filters = JSON.parse((await indexes.part(snapshotOf(listed), EVERYBODY, "filters")).identity.toString());
    expect(joinCastingParts({ filters }).map(({ hair, eyes }) => [hair, eyes])).toEqual([
      ["Light Brown", "Honey"],
      ["Light Brown", "Honey"],
      [null, null],
    ]);
  });

  it("name the list that they belong to", async () => {
    const lists = await Promise.all(CASTING_PARTS.map(async (name) => (await read(name)).list));
    expect(new Set(lists).size).toBe(1);
    const other = await indexes.part(snapshot, { ...EVERYBODY, gender: "male" }, "names");
    expect(JSON.parse(other.identity.toString()).list).not.toBe(lists[0]);
  });
});
