import Fastify from "fastify";
import { aTalentSummary } from "../../tests/builders/domain-records";
import { createBudget, createMemoryLimiter } from "../lib/budget";
import { createCastingIndexes } from "./casting-indexes";
import { addSuggestionRoutes, createSuggestions, SUGGESTION_BUDGET } from "./suggestion-routes";

const ENTRY = { talent: aTalentSummary({ talentId: "1" }), coverPath: null, hiddenCategories: [] };

const snapshotOf = (count: number) => ({ listed: Array.from({ length: count }, () => ENTRY), byId: new Map([["1", ENTRY]]), digest: "" });

it.each([
  [20_000, false],
  [20_001, true],
])("tells for %i talents whether the gateway searches: %s", async (count, isLong) => {
  const app = Fastify();
  const snapshot = snapshotOf(count);
  const suggestionBudget = createBudget(createMemoryLimiter(SUGGESTION_BUDGET));
  addSuggestionRoutes(app, { live: { snapshot: () => snapshot }, suggestions: createSuggestions(), suggestionBudget });
  const { body } = await app.inject({ method: "GET", url: "/api/suggestions" });
  expect(JSON.parse(body)).toEqual({ isLong });
  await app.close();
});

it("encodes no list of more than 20,000 talents in advance", async () => {
  const momentOf = jest.fn(() => "");
  await createCastingIndexes({ tokenOf: () => "", momentOf }).warm(snapshotOf(20_001));
  expect(momentOf).not.toHaveBeenCalled();
});
