import type { Payload } from "payload";

import { openStore } from "./open-store";
import { requestPanel, type RequestOptions, signInAs } from "./panel-http";
import type { Column } from "./role-matrix";

const PASSWORD = "quatro trilhos de vidro azul";

type Session = { token: string | null; id: number | null };

export type RoleSessions = {
  payload: Payload;
  /** Token and account of a role; both null without an account. */
  session: (column: Column) => Session;
  /** Sends a request with the token of a role. */
  ask: (column: Column, path: string, options?: RequestOptions) => ReturnType<typeof requestPanel>;
  close: () => Promise<void>;
};

/** Opens a store with an account of each role, `{role}@example.com`, and signs them in. */
export const openRoleSessions = async (): Promise<RoleSessions> => {
  const { payload, close } = await openStore();
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
  const session = (column: Column): Session => sessions.get(column) ?? { token: null, id: null };
  return {
    payload,
    session,
    ask: (column, path, options = {}) => requestPanel(path, { ...options, token: session(column).token }),
    close,
  };
};
