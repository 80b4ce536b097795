import { readFile } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";

import { openStore } from "./open-store";
import { requestPanel, type RequestOptions, signInAs } from "./panel-http";
import type { Column } from "./role-matrix";
import { ROLES_COPY } from "./store-copies";

const PASSWORD = "quatro trilhos de vidro azul";

type Session = { token: string | null; id: number | null };

export type RoleSessions = {
  payload: Payload;
  /** Token and account id of a role; both null for a column without an account. */
  session: (column: Column) => Session;
  /** Sends a request with the role's token. */
  ask: (column: Column, path: string, options?: RequestOptions) => ReturnType<typeof requestPanel>;
  close: () => Promise<void>;
};

type Sessions = ReadonlyMap<Column, Session>;

/** In the data folder of a store that already has the accounts. */
export const SESSIONS_FILE = "sessions.json";

/** Creates an account for each role, `{role}@example.com`, and signs in. */
export const addRoles = async (payload: Payload): Promise<Sessions> => {
  const sessions = new Map<Column, Session>();
  for (const role of ["admin", "editor", "scout"] as const) {
    const email = `${role}@example.com`;
    const { id } = await payload.create({
      collection: "users",
      data: { name: role, email, password: PASSWORD, role },
      overrideAccess: true,
    });
    sessions.set(role, { token: await signInAs(email, PASSWORD), id });
  }
  return sessions;
};

const readSessions = async (dataDir: string): Promise<Sessions | null> => {
  const text = await readFile(path.join(dataDir, SESSIONS_FILE), "utf8").catch(() => null);
  return text === null ? null : new Map(JSON.parse(text));
};

/** Opens a store with an account for each role, `{role}@example.com`, and its session. */
export const openRoleSessions = async (): Promise<RoleSessions> => {
  const { payload, dataDir, close } = await openStore(ROLES_COPY);
  const sessions = (await readSessions(dataDir)) ?? (await addRoles(payload));
  const session = (column: Column): Session => sessions.get(column) ?? { token: null, id: null };
  return {
    payload,
    session,
    ask: (column, path, options = {}) => requestPanel(path, { ...options, token: session(column).token }),
    close,
  };
};
