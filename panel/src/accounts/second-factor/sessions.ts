import type { ArrayField, Payload, PayloadRequest } from "payload";

import type { User } from "../../payload-types";

export type Session = NonNullable<User["sessions"]>[number];

/** Adds a mark to Payload's list of sessions: whether the sign-in is complete, with its second step. */
export const sessionMark: ArrayField = { name: "sessions", type: "array", fields: [{ name: "isComplete", type: "checkbox" }] };

/** The session that signed the account in; undefined when no session did. */
export const sessionOf = (user: Pick<User, "sessions">): Session | undefined =>
  "_sid" in user ? user.sessions?.find(({ id }) => id === user._sid) : undefined;

/**
 * Gives access to marked sessions only, whatever operation of Payload has started a session. Payload asks its strategies in every
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

/** Completes one session of a list, and gives it another id on request. */
export const complete =
  (session: Session, id = session.id) =>
  (sessions: Session[]): Session[] =>
    sessions.map((each) => (each.id === session.id ? { ...each, id, isComplete: true } : each));

/** Changes the sessions of an account, and returns the account. Like Payload, it writes the whole list (`sign-in-order.ts`). */
export const changeSessions = async (req: PayloadRequest, account: number, change: (sessions: Session[]) => Session[]): Promise<User> => {
  const user = await req.payload.db.findOne<User>({ collection: "users", where: { id: { equals: account } }, req });
  if (user === null) throw new Error("An account with sessions does not exist any more");
  // The date of the account's last change stays.
  const data = { sessions: change(user.sessions ?? []), updatedAt: null };
  return req.payload.db.updateOne({ collection: "users", id: account, data, req });
};
