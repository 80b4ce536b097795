import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { suggestionsPath } from "../../src/config/suggestions-path";
import { fromCastingIndex, type CastingIndex } from "../../src/domain/casting-index";
import { CASTING_PARTS } from "../../src/domain/casting-part-names";
import { castingPartsOf } from "../../src/domain/casting-parts";
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

/** The lists of which a part was requested, without the parts. */
export const requestedLists = (): string[] => [...new Set(requestedPaths.map((path) => path.split("?part=")[0] ?? ""))];

/** A casting index as the part that a path requests; any other body as it is. */
const toPart = (path: string, body: unknown): unknown => {
  const part = CASTING_PARTS.find((name) => path.includes(`?part=${name}&`));
  return part === undefined || !isIndex(body)
    ? body
    : castingPartsOf(fromCastingIndex(body), { list: body.ids.join(), firstPage: TALENTS_PER_PAGE })[part]();
};

const isIndex = (body: unknown): body is CastingIndex => typeof body === "object" && body !== null && "genders" in body;

/** All other parts belong to the answer of their filters, which are requested first. */
const isFurtherPart = (path: string): boolean => /[?]part=(first|names|covers|orders)&/.test(path);

/** Clears cached lists and records, and answers requests in this order, repeating the last answer. An error is a lost connection. */
export const answerFetch = (...answers: readonly (Answer | Error)[]): void => {
  clearCastingCache();
  requestedPaths.length = 0;
  requestHeaders.length = 0;
  requestBodies.length = 0;
  let next = -1;
  window.fetch = async (input, init) => {
    const path = String(input);
    // The list of all talents is short, unless a test answers by path.
    if (path === suggestionsPath(null))
      return { ok: true, status: 200, headers: new Headers(), json: async () => ({ isLong: false }) } as Response;
    requestedPaths.push(path);
    requestHeaders.push(new Headers(init?.headers));
    requestBodies.push(typeof init?.body === "string" ? init.body : null);
    if (!isFurtherPart(path) || next < 0) next += 1;
    const answer = answers[Math.min(next, answers.length - 1)];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error("no answer");
    const { status = 200, body = null, headers = {} } = answer;
    return { ok: status < 400, status, headers: new Headers(headers), json: async () => toPart(path, body) } as Response;
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
    return { ok: status < 400, status, headers: new Headers(headers), json: async () => toPart(path, body) } as Response;
  };
};
