import { aTalentSummary } from "../../tests/builders/domain-records";
import { waitFor } from "../../tests/wait";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import type { LiveSnapshot } from "../live/live-talents";
import { createCacheKeys, LIVE_KEY } from "./cache-keys";
import { createPurgeWatch } from "./purge-watch";

const keys = createCacheKeys("a purge secret for tests");

type Changes = Partial<Pick<ListedTalent["talent"], "coverVersion" | "name">> & { hiddenCategories?: string[] };

const aListed = (talentId: string, { hiddenCategories = [], ...talent }: Changes = {}): ListedTalent => ({
  talent: aTalentSummary({ talentId, categories: ["kids"], coverVersion: "a1", ...talent }),
  hiddenCategories,
  coverPath: null,
});

const listOf = (...listed: ListedTalent[]): LiveSnapshot => ({
  listed,
  byId: new Map(listed.map((entry) => [entry.talent.talentId, entry])),
  digest: "",
});

const BEFORE = listOf(aListed("1"), aListed("2"), aListed("3"));

interface State {
  snapshot: LiveSnapshot | null;
  releaseId: string | null;
}

const watchFrom = (first: State) => {
  const state = { ...first };
  const purged: string[][] = [];
  const release = () => (state.releaseId === null ? null : { id: state.releaseId });
  const watch = createPurgeWatch({ keys, snapshot: () => state.snapshot, release, purge: (all) => purged.push([...all]), intervalMs: 5 });
  return { watch, state, purged };
};

const changesAfter = (next: LiveSnapshot | null, before: LiveSnapshot | null = BEFORE): string[] => {
  const { watch, state, purged } = watchFrom({ snapshot: before, releaseId: "one" });
  state.snapshot = next;
  watch.check();
  watch.check(); // a second check purges nothing
  return purged.flat();
};

it("purges nothing while the list and the release stay", () => {
  expect(changesAfter(BEFORE)).toEqual([]);
});

it("purges the lists and a withdrawn talent, and no other talent", () => {
  expect(changesAfter(listOf(aListed("1"), aListed("3")))).toEqual([LIVE_KEY, keys.talent("2")]);
});

it("purges a talent who came into a TF category, and one with another cover", () => {
  const next = listOf(aListed("1", { hiddenCategories: ["TF - Campanha"] }), aListed("2", { coverVersion: "a2" }), aListed("3"));
  expect(changesAfter(next)).toEqual([LIVE_KEY, keys.talent("1"), keys.talent("2")]);
});

it("purges only the lists for a new talent or a new name: pictures have not changed", () => {
  expect(changesAfter(listOf(...BEFORE.listed, aListed("4")))).toEqual([LIVE_KEY]);
  expect(changesAfter(listOf(aListed("1", { name: "Outra" }), aListed("2"), aListed("3")))).toEqual([LIVE_KEY]);
});

it("purges all talents when the list becomes unknown", () => {
  expect(changesAfter(null)).toEqual([LIVE_KEY, ...["1", "2", "3"].map(keys.talent)]);
});

it("purges nothing when the first list arrives", () => {
  expect(changesAfter(BEFORE, null)).toEqual([]);
});

it("purges the files of the former release after a switch, from start to stop", async () => {
  const { watch, state, purged } = watchFrom({ snapshot: BEFORE, releaseId: "one" });
  watch.start();
  state.releaseId = "two";
  await waitFor(() => expect(purged).toEqual([[keys.release("one")]]));
  watch.stop();
  state.releaseId = "three";
  watch.check();
  expect(purged).toEqual([[keys.release("one")], [keys.release("two")]]);
});

it("purges nothing when the first release is loaded", () => {
  const { watch, state, purged } = watchFrom({ snapshot: BEFORE, releaseId: null });
  state.releaseId = "one";
  watch.check();
  expect(purged).toEqual([]);
});
