import { CALLS, callOf } from "./calls";
import { isRecord } from "../../src/lib/json";
import { connectUpstream, type Backend } from "./contract-client";

const upstream = connectUpstream();

const READS: readonly [Backend, string][] = [
  ["integration", "/api/talents?offices=1&paginate=3"],
  ["integration", "/api/talents/attributes?language=pt&categories=1"],
  ["integration", "/api/agency/instagram"],
  ["panel", "/posts/blog/pt?paginate=8&page=1"],
  ["panel", "/posts/blog/en/post?paginate=10&page=1"],
  ["panel", "/posts/campaigns/pt?paginate=10&page=1"],
  ["panel", "/posts/magazine/en/magazine?paginate=10&page=1"],
  ["panel", "/api/entities/slides"],
  ["panel", "/api/entities/staff"],
  ["panel", "/api/entities/gallery"],
  ["panel", "/api/website-texts"],
  ["panel", "/api/website-images"],
  ["panel", "/api/customizations"],
  ["panel", "/api/social-medias"],
];

/** With the name of the call in front, for the groups' titles. */
const NAMED_READS = READS.map(([backend, path]) => ({ call: callOf("GET", path)?.name, backend, path }));

/** The cursor of `updated_since` names the moment of the answer. */
const withoutCursor = (json: unknown): unknown => (isRecord(json) ? { ...json, cursor: undefined } : json);

describe.each(NAMED_READS)("$call", ({ backend, path }) => {
  it("answers JSON", async () => {
    const { status, type } = await upstream.ask(path, { backend });
    expect(status).toBe(200);
    expect(type).toMatch(/^application\/json/);
  });

  it("answers the same with a trailing slash", async () => {
    const [plain, query = ""] = path.split("?");
    const one = await upstream.ask(path, { backend });
    const other = await upstream.ask(`${plain}/?${query}`, { backend });
    expect(other.status).toBe(200);
    expect(withoutCursor(other.json)).toEqual(withoutCursor(one.json));
  });

  it("needs a token", async () => {
    const { status, json } = await upstream.ask(path, { backend, token: null });
    expect(status).toBe(401);
    expect(json).toEqual({ message: "Unauthenticated." });
  });
});

const UNKNOWN: readonly { call: string; backend: Backend; path: string }[] = [
  { call: CALLS.lookups.name, backend: "panel", path: "/api/entities/nothing" },
  { call: CALLS.lookups.name, backend: "panel", path: "/api/entities/blog/slug/no-such-slug" },
  { call: CALLS.staff.name, backend: "panel", path: "/api/entities/staff/no-such-id" },
  { call: CALLS.profile.name, backend: "integration", path: "/api/talent/profile?id=no-such-id&language=en" },
];

describe.each(UNKNOWN)("$call", ({ backend, path }) => {
  it(`answers not found for ${path}`, async () => {
    const { status, json } = await upstream.ask(path, { backend });
    expect([404, 200]).toContain(status);
    if (status === 200) expect(json).toEqual({ data: null });
    else expect(json.message).toEqual(expect.any(String));
  });
});
