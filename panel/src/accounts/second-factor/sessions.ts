import type { ArrayField, Payload, PayloadRequest } from "payload";

import type { User } from "../../payload-types";

export type Session = NonNullable<User["sessions"]>[number];

/** Extends Payload's list of sessions: `isComplete` is true once the sign-in has passed its second step. */
export const sessionMark: ArrayField = { name: "sessions", type: "array", fields: [{ name: "isComplete", type: "checkbox" }] };

/** The current session; undefined when the account was authenticated without one. */
export const sessionOf = (user: Pick<User, "sessions">): Session | undefined =>
  "_sid" in user ? user.sessions?.find(({ id }) => id === user._sid) : undefined;

/**
 * Gives access to complete sessions only, whichever operation of Payload started the session. Payload calls its strategies for every
 * request.
 */
export const requireCompleteSessions = (payload: Payload): void => {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args);
      return result.user !== null && sessionOf(result.user)?.isComplete === true ? result : { ...result, user: null };
    },
  }));
};

/** Completes one session of a list, and optionally replaces its id. */
export const complete =
  (session: Session, id = session.id) =>
  (sessions: Session[]): Session[] =>
    sessions.map((each) => (each.id === session.id ? { ...each, id, isComplete: true } : each));

/** Returns the account. Like Payload, it writes the whole list (`sign-in-order.ts`). */
export const changeSessions = async (req: PayloadRequest, account: number, change: (sessions: Session[]) => Session[]): Promise<User> => {
  const user = await req.payload.db.findOne<User>({ collection: "users", where: { id: { equals: account } }, req });
  if (user === null) throw new Error("An account with sessions does not exist any more");
  // Null keeps the date of the account's last change.
  const data = { sessions: change(user.sessions ?? []), updatedAt: null };
  return req.payload.db.updateOne({ collection: "users", id: account, data, req });
};
