import { clearCastingCache } from "../../src/live/fetch-casting";

/** Replaces `fetch` in tests of components: answers in order and records the requests. */

interface Answer {
  status?: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export const requestedPaths: string[] = [];

/** The headers of each request in `requestedPaths`. */
export const requestHeaders: Headers[] = [];

/** The body of each request in `requestedPaths`; null without one. */
export const requestBodies: (string | null)[] = [];

/** Clears cached lists and records, and answers requests in this order, repeating the last answer. An error is a lost connection. */
export const answerFetch = (...answers: readonly (Answer | Error)[]): void => {
  clearCastingCache();
  requestedPaths.length = 0;
  requestHeaders.length = 0;
  requestBodies.length = 0;
  let next = 0;
  window.fetch = async (input, init) => {
    requestedPaths.push(String(input));
    requestHeaders.push(new Headers(init?.headers));
    requestBodies.push(typeof init?.body === "string" ? init.body : null);
    const answer = answers[Math.min(next++, answers.length - 1)];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error("no answer");
    const { status = 200, body = null, headers = {} } = answer;
    return { ok: status < 400, status, headers: new Headers(headers), json: async () => body } as Response;
  };
};

/** Answers requests by the start of their path; any other rejects. */
export const answerPaths = (answers: Readonly<Record<string, Answer>>): void => {
  answerFetch();
  window.fetch = async (input) => {
    const path = String(input);
    requestedPaths.push(path);
    const found = Object.entries(answers).find(([start]) => path.startsWith(start));
    if (found === undefined) throw new Error(`no answer for ${path}`);
    const { status = 200, body = null, headers = {} } = found[1];
    return { ok: status < 400, status, headers: new Headers(headers), json: async () => body } as Response;
  };
};
