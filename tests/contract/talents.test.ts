import { createHash } from "node:crypto";
import { CALLS } from "./calls";
import { listOf, connectUpstream, type Json } from "./contract-client";
import { FEED_ITEM, PROFILE, TALENT, listOfShape, problemsOf, text } from "./shapes";

const upstream = connectUpstream();

const LIST = "/api/talents?offices=1";
const everyone = async (): Promise<Json[]> => listOf(await upstream.integration(`${LIST}&paginate=10000&skills=1&language=pt`));
const idOf = ({ id }: Json): string => String(id);

describe(CALLS.talents.name, () => {
  it("follows the contract's shape, without galleries", async () => {
    const talents = await everyone();
    expect(talents.length).toBeGreaterThan(0);
    expect(talents.flatMap((talent) => problemsOf(talent, TALENT))).toEqual([]);
    expect(talents.filter((talent) => "book" in talent || "compo" in talent || "video" in talent)).toEqual([]);
    expect(new Set(talents.map(idOf)).size).toBe(talents.length);
  });

  it("contains skills only when asked", async () => {
    const isSkilled = ({ skills }: Json): boolean => Array.isArray(skills) && skills.length > 0;
    const withSkills = (await everyone()).filter(isSkilled);
    expect(withSkills.flatMap(({ skills }) => listOfShape({ skill: text() })(skills) ?? [])).toEqual([]);
    expect(withSkills.length).toBeGreaterThan(0);
    expect(listOf(await upstream.integration(`${LIST}&paginate=10000`)).filter(isSkilled)).toEqual([]);
  });

  it("is paginated and contains every talent once", async () => {
    const all = await everyone();
    const size = Math.max(1, Math.ceil(all.length / 3));
    const first = await upstream.integration(`${LIST}&paginate=${size}&page=1`);
    const lastPage = Math.ceil(all.length / size);
    expect(first.json).toMatchObject({ current_page: 1, last_page: lastPage, per_page: size, total: all.length });
    const pages = await Promise.all(
      Array.from({ length: lastPage }, (_, index) => upstream.integration(`${LIST}&paginate=${size}&page=${index + 1}`)),
    );
    expect(pages.flatMap(listOf).map(idOf)).toEqual(all.map(idOf));
  });

  /** The answer to the cursor of the whole list; null from a store that reports no changes. */
  const changes = async (digest: string): Promise<Json | null> => {
    const { json } = await upstream.integration(`${LIST}&paginate=10000&page=1&skills=1&language=pt`);
    if (json.cursor === undefined) return null;
    expect(json.cursor).toEqual(expect.stringMatching(/./));
    const cursor = encodeURIComponent(String(json.cursor));
    const answer = await upstream.integration(`${LIST}&paginate=10000&page=1&skills=1&language=pt&updated_since=${cursor}&ids=${digest}`);
    return answer.json.ids_digest === undefined ? null : answer.json;
  };

  it("tells the ids of all talents beside the changes since its cursor, if it has the extension updated_since", async () => {
    const ids = (await everyone()).map(idOf);
    const digest = createHash("sha256").update(ids.join("\n")).digest("hex");
    const [unknown, known] = [await changes("other"), await changes(digest)];
    const told = unknown === null ? [...ids, digest] : [unknown.ids, unknown.ids_digest].flat().map(String);
    expect(told).toEqual([...ids, digest]);
    expect([known?.ids_digest ?? digest, known?.ids ?? ids]).toEqual([digest, ids]);
    expect(listOf({ json: unknown ?? { data: [] } }).flatMap((talent) => problemsOf(talent, TALENT))).toEqual([]);
    expect([unknown?.cursor ?? "none", known?.cursor ?? "none"]).toEqual([expect.any(String), expect.any(String)]);
  });

  it("is whole for a cursor that the store never sent", async () => {
    const answer = await upstream.integration(`${LIST}&paginate=10000&page=1&updated_since=no-such-cursor`);
    expect([answer.status, listOf(answer).map(idOf)]).toEqual([200, (await everyone()).map(idOf)]);
  });

  it("is empty past its end", async () => {
    expect(listOf(await upstream.integration(`${LIST}&paginate=20&page=9999`))).toEqual([]);
  });
});

describe(CALLS.attributes.name, () => {
  it("list every category of a talent", async () => {
    const { json } = await upstream.integration("/api/talents/attributes?language=pt&categories=1");
    expect(listOfShape({ id: text(), category: text() })(json.categories)).toBeNull();
    const names = (json.categories as Json[]).map(({ category }) => String(category).toLowerCase());
    expect(names).toEqual(expect.arrayContaining(["kids", "teens", "ator", "talents", "digital influencer"]));
  });
});

describe(CALLS.profile.name, () => {
  const profileOf = async (id: string): Promise<Json> => {
    const { json } = await upstream.integration(`/api/talent/profile?id=${id}&language=en`);
    return (json.data ?? json) as Json;
  };

  it("equals the listed talent and adds the galleries", async () => {
    const listed = (await everyone()).slice(0, 10);
    const profiles = await Promise.all(listed.map((talent) => profileOf(idOf(talent))));
    expect(profiles.flatMap((profile) => problemsOf(profile, PROFILE))).toEqual([]);
    expect(profiles.map(idOf)).toEqual(listed.map(idOf));
    expect(profiles.map(({ name }) => name)).toEqual(listed.map(({ name }) => name));
    expect(profiles.some(({ book }) => Array.isArray(book) && book.length > 0)).toBe(true);
  });
});

describe(CALLS.instagram.name, () => {
  it("follows the contract's shape", async () => {
    const items = listOf(await upstream.integration("/api/agency/instagram"));
    expect(items.flatMap((item) => problemsOf(item, FEED_ITEM))).toEqual([]);
  });
});
