import { CALLS } from "./calls";
import { connectUpstream, listOf, type Json } from "./contract-client";
import { BOARD, problemsOf } from "./shapes";

const upstream = connectUpstream();

/** The address of a list: a path of the site. */
const RULE = /^\/(kids|teens|atores|talents|digital-influencers|pesquisa)([/?]|$)/;

describe(CALLS.boards.name, () => {
  const boards = async (): Promise<Json[]> => {
    const answer = await upstream.panel("/api/boards");
    return answer.status === 404 ? [] : listOf(answer);
  };

  it("answers a list as JSON", async () => {
    const { status, json } = await upstream.panel("/api/boards");
    expect([status, json.data]).toEqual([200, expect.any(Array)]);
  });

  it("follows the contract's shape", async () => {
    expect((await boards()).flatMap((board) => problemsOf(board, BOARD))).toEqual([]);
  });

  it("has talents or a rule in each board", async () => {
    const without = (await boards()).filter(({ talents, rule }) => !Array.isArray(talents) && !RULE.test(String(rule)));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it("has each address once", async () => {
    const slugs = (await boards()).map(({ slug }) => String(slug));
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it("needs a token", async () => {
    const { status } = await upstream.ask("/api/boards", { backend: "panel", token: null });
    expect([401, 404]).toContain(status);
  });
});
