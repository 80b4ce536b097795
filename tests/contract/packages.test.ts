import { randomUUID } from "node:crypto";
import { PACKAGE_TOKENS, PASSPHRASE, tokenHash } from "../fakes/upstream/content/packages";
import { CALLS } from "./calls";
import { connectUpstream, listOf, type Json } from "./contract-client";

/**
 * Packages of talents for a client, an extension. A store has the packages of `CONTRACT_PACKAGE` and `CONTRACT_LOCKED_PACKAGE` (tokens)
 * and `CONTRACT_PASSPHRASE`; without them only the calls of an unknown package are checked.
 */
const upstream = connectUpstream();

const isDouble = process.env.CONTRACT_PANEL_URL === undefined;
const openToken = process.env.CONTRACT_PACKAGE ?? (isDouble ? PACKAGE_TOKENS.open : null);
const lockedToken = process.env.CONTRACT_LOCKED_PACKAGE ?? (isDouble ? PACKAGE_TOKENS.locked : null);
const passphrase = process.env.CONTRACT_PASSPHRASE ?? PASSPHRASE;

type Declare = (name: string, test: () => Promise<void>) => void;

/** Declares no test when the package's token is missing. */
const withPackage: Declare = (name, test) => {
  if (openToken !== null) it(name, test);
};

const NOBODY = `/api/packages/${tokenHash("no package has this token")}`;
const OPEN = `/api/packages/${tokenHash(openToken ?? "")}`;
const LOCKED = `/api/packages/${tokenHash(lockedToken ?? "")}`;
const UNKNOWN = { status: 404, json: { message: expect.any(String), code: "unknown_package" } };

const get = async (path: string) => {
  const { status, json } = await upstream.panel(path);
  return { status, json };
};

const post = async (path: string, body: object) => {
  const headers = { "content-type": "application/json" };
  const { status, json } = await upstream.ask(path, { backend: "panel", method: "POST", headers, body: JSON.stringify(body) });
  return { status, json };
};

const expectTokenNeeded = async (path: string, method: "GET" | "POST"): Promise<void> => {
  const body = method === "POST" ? "{}" : undefined;
  expect((await upstream.ask(path, { backend: "panel", token: null, method, body })).status).toBe(401);
};

const aPerson = () => ({ id: randomUUID(), name: "Teste" });

const dataOf = (json: Json): Json => json.data as Json;

/** The id of a talent of the open package. */
const aTalent = async (): Promise<string> => String(listOf({ json: { data: dataOf((await get(OPEN)).json).talents } })[0]?.id);

describe(CALLS.packages.name, () => {
  it("answers 404 with its code for an unknown package", async () => {
    expect(await get(NOBODY)).toEqual(UNKNOWN);
  });

  it("needs the panel's token", () => expectTokenNeeded(NOBODY, "GET"));

  withPackage("answers what the package shows", async () => {
    const { status, json } = await get(OPEN);
    expect(status).toBe(200);
    const { title, language, shows, talents } = dataOf(json);
    expect({ title, language }).toEqual({ title: expect.stringMatching(/\S/), language: expect.stringMatching(/^(pt|en)$/) });
    expect(shows).toEqual({
      measurements: expect.any(Boolean),
      age: expect.any(Boolean),
      videos: expect.any(Boolean),
      contact: expect.any(Boolean),
    });
    const ids = (talents as Json[]).map(({ id }) => String(id));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  if (isDouble)
    it.each(["expired", "revoked"] as const)("answers 410 with its code for a package that was %s", async (code) => {
      const { status, json } = await get(`/api/packages/${tokenHash(PACKAGE_TOKENS[code])}`);
      expect(status).toBe(410);
      expect(json).toMatchObject({ code, language: "pt", contact: { name: expect.any(String) } });
      expect(json.data).toBeUndefined();
    });
});

describe(CALLS.unlock.name, () => {
  it("answers 404 with its code for an unknown package", async () => {
    expect(await post(`${NOBODY}/unlock`, { passphrase: "x" })).toEqual(UNKNOWN);
  });

  it("needs the panel's token", () => expectTokenNeeded(`${NOBODY}/unlock`, "POST"));

  if (lockedToken !== null)
    it("answers the passphrase's version to the passphrase alone", async () => {
      const { passphrase: version } = dataOf((await get(LOCKED)).json);
      expect(await post(`${LOCKED}/unlock`, { passphrase })).toMatchObject({ status: 200, json: { version } });
      expect((await post(`${LOCKED}/unlock`, { passphrase: `${passphrase}.` })).status).toBe(403);
      expect([403, 422]).toContain((await post(`${LOCKED}/unlock`, {})).status);
    });
});

describe(CALLS.picks.name, () => {
  it("answers 404 with its code for an unknown package", async () => {
    expect(await get(`${NOBODY}/picks`)).toEqual(UNKNOWN);
  });

  it("needs the panel's token", () => expectTokenNeeded(`${NOBODY}/picks`, "GET"));

  withPackage("answers lists of people and picks", async () => {
    const { status, json } = await get(`${OPEN}/picks`);
    expect(status).toBe(200);
    expect(dataOf(json)).toEqual({ people: expect.any(Array), picks: expect.any(Array) });
  });
});

describe(CALLS.sendPicks.name, () => {
  it("answers 404 with its code for an unknown package", async () => {
    expect(await post(`${NOBODY}/picks`, { person: aPerson(), talent: "1", choice: "yes", sequence: 1 })).toEqual(UNKNOWN);
  });

  it("needs the panel's token", () => expectTokenNeeded(`${NOBODY}/picks`, "POST"));

  withPackage("stores a pick only when its sequence is larger than the stored one, and answers the stored one", async () => {
    const [person, talent] = [aPerson(), await aTalent()];
    const row = { person, talent, comment: "" };
    expect(await post(`${OPEN}/picks`, { ...row, choice: "maybe", sequence: 5 })).toMatchObject({ status: 200, json: { sequence: 5 } });
    expect(await post(`${OPEN}/picks`, { ...row, choice: "no", sequence: 4 })).toMatchObject({ status: 200, json: { sequence: 5 } });
    expect(await post(`${OPEN}/picks`, { ...row, choice: "no", sequence: 5 })).toMatchObject({ status: 200, json: { sequence: 5 } });
    expect(await post(`${OPEN}/picks`, { ...row, choice: "yes", comment: "Ótima", sequence: 9 })).toMatchObject({ json: { sequence: 9 } });
    const picks = listOf({ json: { data: dataOf((await get(`${OPEN}/picks`)).json).picks } }).filter((pick) => pick.person === person.id);
    expect(picks.map(({ talent: id, ...pick }) => ({ ...pick, talent: String(id) }))).toEqual([
      expect.objectContaining({ talent, choice: "yes", comment: "Ótima", sequence: 9 }),
    ]);
  });

  withPackage("stores a person's own row apart from the picks", async () => {
    const [person, talent] = [aPerson(), await aTalent()];
    await post(`${OPEN}/picks`, { person, talent, choice: null, comment: "", sequence: 7 });
    expect(await post(`${OPEN}/picks`, { person, talent: null, message: "Obrigado", done: true, sequence: 2 })).toMatchObject({
      status: 200,
      json: { sequence: 2 },
    });
    const { people, picks } = dataOf((await get(`${OPEN}/picks`)).json);
    expect(people).toContainEqual(
      expect.objectContaining({ id: person.id, name: "Teste", message: "Obrigado", done_at: expect.any(String), sequence: 2 }),
    );
    expect(picks).toContainEqual(expect.objectContaining({ person: person.id, choice: null, sequence: 7 }));
  });

  withPackage("answers 422 with the errors of a row that is wrong", async () => {
    const { status, json } = await post(`${OPEN}/picks`, { person: {}, talent: await aTalent(), choice: "perhaps", sequence: 1 });
    expect(status).toBe(422);
    expect(json.errors).toEqual(expect.any(Object));
  });
});

describe(CALLS.opened.name, () => {
  it("answers 404 with its code for an unknown package", async () => {
    expect(await post(`${NOBODY}/opened`, { person: randomUUID() })).toEqual(UNKNOWN);
  });

  it("needs the panel's token", () => expectTokenNeeded(`${NOBODY}/opened`, "POST"));

  withPackage("counts an opening", async () => {
    expect((await post(`${OPEN}/opened`, { person: randomUUID() })).status).toBe(200);
  });
});
