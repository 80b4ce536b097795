import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { SEARCH_MAX_LENGTH, SEARCH_SUGGESTIONS } from "../../src/config/constants";
import { LONG_LIST, type SuggestionsMode } from "../../src/config/suggestions-path";
import { foldText } from "../../src/domain/fold-text";
import { nameSearchSteps, type NameSearch } from "../../src/domain/name-search";
import { suggestionSteps, type Suggestions } from "../../src/domain/search-suggestions";
import type { TalentSummary } from "../../src/domain/talent";
import { refuse } from "../http/refusal";
import type { Budget } from "../lib/budget";
import { runSteps } from "../lib/run-steps";
import { visibleTalents, type LiveSnapshot, type LiveTalents } from "./live-talents";

/** One request for each pause in typing a name. */
export const SUGGESTION_BUDGET = { calls: 600, seconds: 600 } as const;

/** Answers per snapshot; visitors can invent names, so old answers are evicted. */
const MOST_ANSWERS = 2_000;

interface Searched {
  search: Promise<NameSearch<TalentSummary>>;
  answers: LRUCache<string, Suggestions, string>;
}

/** Names are folded once per snapshot, in steps between which other requests are answered. */
export const createSuggestions = () => {
  const ofSnapshot = new WeakMap<LiveSnapshot, Searched>();

  const open = (snapshot: LiveSnapshot): Searched => {
    const search = runSteps(nameSearchSteps(visibleTalents(snapshot)));
    const answers = new LRUCache<string, Suggestions, string>({
      max: MOST_ANSWERS,
      fetchMethod: async (_key, _stale, { context: text }) => runSteps(suggestionSteps(await search, text, SEARCH_SUGGESTIONS)),
      ignoreFetchAbort: true,
    });
    return { search, answers };
  };

  return {
    find: (snapshot: LiveSnapshot, text: string): Promise<Suggestions> => {
      const searched = ofSnapshot.get(snapshot) ?? open(snapshot);
      ofSnapshot.set(snapshot, searched);
      // A correction keeps the correct words as they were typed, so names that fold to the same text have separate answers.
      return searched.answers.forceFetch(text.replace(/\s+/g, " ").trim(), { context: text });
    },
  };
};

export interface SuggestionRoutesOptions {
  live: Pick<LiveTalents, "snapshot">;
  suggestions: ReturnType<typeof createSuggestions>;
  suggestionBudget: Budget;
}

/** `GET /api/suggestions` (whether the gateway searches) and `GET /api/suggestions?name={name}`. */
export const addSuggestionRoutes = (app: FastifyInstance, { live, suggestions, suggestionBudget }: SuggestionRoutesOptions): void => {
  app.get<{ Querystring: Record<string, unknown> }>("/api/suggestions", async (request, reply) => {
    const { name } = request.query;
    const snapshot = live.snapshot();
    reply.header("cache-control", "no-store");
    if (name === undefined) {
      const mode: SuggestionsMode = { isLong: snapshot !== null && visibleTalents(snapshot).length > LONG_LIST };
      return reply.send(mode);
    }
    const retryAfter = await suggestionBudget.take(request.ip);
    if (retryAfter !== null) return refuse(request, reply.header("retry-after", retryAfter), "tooMany");
    if (typeof name !== "string" || name.length > SEARCH_MAX_LENGTH || foldText(name) === "") return refuse(request, reply, "badRequest");
    return snapshot === null ? refuse(request, reply, "unavailable") : reply.send(await suggestions.find(snapshot, name));
  });
};
