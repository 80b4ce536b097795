import pLimit from "p-limit";

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

/** Paths under /cms/api/users that change the sessions of an account. */
const CHANGES_SESSIONS = new Set(["login", "logout", "refresh-token", "reset-password", "second-factor", "first-sign-in"]);

/**
 * Handles requests that change sessions one after the other. Payload reads an account and later writes its whole list of
 * sessions, so of two sign-ins with one account at the same moment only one would stay signed in.
 */
export const handleSessionsInOrder = (handle: Handler): Handler => {
  const inOrder = pLimit(1);
  return async (request, context) => {
    const { slug: [collection, action] = [] } = await context.params;
    const changesSessions = collection === "users" && CHANGES_SESSIONS.has(action ?? "");
    return changesSessions ? inOrder(() => handle(request, context)) : handle(request, context);
  };
};
