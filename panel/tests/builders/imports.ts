import { stringify } from "csv-stringify/sync";

import type { RequestOptions } from "../setup/panel-http";
import type { RoleSessions } from "../setup/role-sessions";
import type { Files } from "./rosters";
import { aZip } from "./workbooks";

type Line = Readonly<Record<string, string>>;

export const aCsv = (lines: readonly Line[]): Buffer => {
  const headers = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  return Buffer.from(stringify([headers, ...lines.map((line) => headers.map((header) => line[header] ?? ""))]));
};

/** Calls the import's endpoints as an admin; throws unless a call succeeds. */
export const openImportCalls = (roles: RoleSessions) => {
  const call = async (path: string, options: RequestOptions = {}) => {
    const { status, body } = await roles.ask("admin", `/desk/imports${path}`, options);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const post = (path: string, json: unknown = {}) => call(path, { method: "POST", json });
  const upload = (id: number, file: "table" | "pictures", data: Buffer) =>
    call(`/${id}/files/${file}?offset=0&total=${data.length}`, { method: "POST", bytes: data });
  /** Creates an import with its files; returns its id. */
  const open = async (lines: readonly Line[], files: Files = {}): Promise<number> => {
    const { id } = await post("");
    await upload(id, "table", aCsv(lines));
    if (Object.keys(files).length > 0) await upload(id, "pictures", await aZip(files));
    return id;
  };
  /** Starts the dry run with the suggested columns. */
  const plan = async (id: number): Promise<void> => {
    const { read } = await call(`/${id}/columns`);
    await post(`/${id}/plan`, {
      sheet: read.sheet,
      columns: Object.fromEntries(read.columns.map(({ header, field }: { header: string; field: string | null }) => [header, field])),
    });
  };
  return { call, post, upload, open, plan };
};

export type ImportCalls = ReturnType<typeof openImportCalls>;
