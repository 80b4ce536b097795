import { randomUUID } from "node:crypto";
import type { PackagePage, PackagePicks, PackageRow, PackageView, StoredRows } from "../../../src/domain/package";
import { PACKAGE_TOKENS, tokenHash } from "../../../tests/fakes/upstream/content/packages";
import type { WireRecord } from "../../../tests/fakes/upstream/content/records";
import { signBody } from "../../publish/signature";
import { hookBody } from "../../tests/publishing";
import { PUBLISH_SECRET, type RunningGateway } from "../../tests/run-gateway";

export const OPEN = PACKAGE_TOKENS.open;
export const OPEN_HASH = tokenHash(OPEN);
export const PERSON = "0f8fad5b-d9cb-469f-a165-70867728950e";

type Headers = Readonly<Record<string, string>>;

export const packageCalls = (running: () => RunningGateway) => {
  const get = (path: string, headers: Headers = {}) => running().app.inject({ method: "GET", url: `/pacote/${path}`, headers });
  const post = (path: string, payload: string, headers: Headers = {}) =>
    running().app.inject({ method: "POST", url: `/pacote/${path}`, payload, headers: { "content-type": "application/json", ...headers } });
  return {
    get,
    post,
    page: async (token: string, headers: Headers = {}): Promise<{ status: number; page: PackagePage }> => {
      const reply = await get(`${token}/dados.json`, headers);
      return { status: reply.statusCode, page: reply.json() };
    },
    view: async (token: string = OPEN): Promise<PackageView> => {
      const page = (await get(`${token}/dados.json`)).json<PackagePage>();
      if (page.state !== "open") throw new Error(`the package is ${page.state}`);
      return page.view;
    },
    pick: async (rows: readonly unknown[], token: string = OPEN): Promise<StoredRows["stored"]> => {
      const reply = await post(`${token}/escolhas`, JSON.stringify({ rows }));
      if (reply.statusCode !== 200) throw new Error(`the rows were answered ${reply.statusCode}`);
      return reply.json<StoredRows>().stored;
    },
    picks: async (token: string = OPEN): Promise<PackagePicks> => (await get(`${token}/escolhas`)).json(),
    /** Changes the record of a package at the content store, without a publish hook. */
    change: (token: string, changes: WireRecord): void => {
      const { packages } = running().upstream.content;
      const found = packages[tokenHash(token)];
      if (found === undefined) throw new Error("the content store has no such package");
      packages[tokenHash(token)] = { ...found, record: { ...found.record, ...changes } };
    },
    end: (token: string, ended: "expired" | "revoked"): void => {
      const { packages } = running().upstream.content;
      const found = packages[tokenHash(token)];
      if (found === undefined) throw new Error("the content store has no such package");
      packages[tokenHash(token)] = { ...found, ended };
    },
    /** The publish hook that names packages. */
    announce: async (...tokens: readonly string[]): Promise<number> => {
      const fields: object = JSON.parse(hookBody({ at: running().now() }));
      const body = JSON.stringify({ ...fields, reason: "packages", packages: tokens.map(tokenHash) });
      const headers = { "x-signature": signBody(body, PUBLISH_SECRET) };
      return (await running().app.inject({ method: "POST", url: "/api/publish", payload: body, headers })).statusCode;
    },
  };
};

type TalentRow = Extract<PackageRow, { talent: string }>;

export const pickRow = (sequence: number, changes: Partial<TalentRow> = {}): TalentRow => ({
  person: { id: PERSON, name: "Rui" },
  talent: "401",
  choice: "yes",
  comment: "",
  sequence,
  ...changes,
});

export const newPerson = (name = "Lia") => ({ id: randomUUID(), name });
