import pLimit from "p-limit";

import { LockTimeout, withLock } from "../database/lock";

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

/** Paths under /cms/api/users that change the sessions of an account. */
const CHANGES_SESSIONS = new Set([
  "login",
  "logout",
  "refresh-token",
  "reset-password",
  "second-factor",
  "first-sign-in",
  "accept-invitation",
]);

/** `WAIT_MS` limits the wait for another panel; `RETRY_AFTER` is in seconds. */
const WAIT_MS = 10_000;
const RETRY_AFTER = "5";

const handleAlone = async (handle: () => Promise<Response>): Promise<Response> => {
  try {
    return await withLock("sessions", handle, WAIT_MS);
  } catch (error) {
    if (!(error instanceof LockTimeout)) throw error;
    const errors = [{ message: "Another panel does not respond; try again in some seconds" }];
    return Response.json({ errors }, { status: 503, headers: { "Retry-After": RETRY_AFTER, "Cache-Control": "no-store" } });
  }
};

/**
 * Handles requests that change sessions one after the other, in all panels of the store. Payload reads an account and later writes its
 * whole list of sessions, so of two sign-ins with one account at the same moment only one would stay signed in. One queue serves all
 * accounts: not every request names its account before Payload has read it.
 */
export const handleSessionsInOrder = (handle: Handler): Handler => {
  const inOrder = pLimit(1);
  return async (request, context) => {
    const { slug: [collection, action] = [] } = await context.params;
    const changesSessions = collection === "users" && CHANGES_SESSIONS.has(action ?? "");
    return changesSessions ? inOrder(() => handleAlone(() => handle(request, context))) : handle(request, context);
  };
};
