import { forgetCasting } from "../../src/live/fetch-casting";

/** Stands in for the network: answers each path in turn and remembers what was asked. */

interface Answer {
  status?: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export const asked: string[] = [];

/** The headers of each request in `asked`. */
export const askedWith: Headers[] = [];

/** Begins a new visit, and answers its requests in this order; the last one goes on answering. An error stands for a lost connection. */
export const answerFetch = (...answers: readonly (Answer | Error)[]): void => {
  forgetCasting();
  asked.length = 0;
  askedWith.length = 0;
  let next = 0;
  window.fetch = async (input, init) => {
    asked.push(String(input));
    askedWith.push(new Headers(init?.headers));
    const answer = answers[Math.min(next++, answers.length - 1)];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error("no answer");
    const { status = 200, body = null, headers = {} } = answer;
    return { ok: status < 400, status, headers: new Headers(headers), json: async () => body } as Response;
  };
};

/** Answers each path as the test says, by how the path begins; any other is lost on the way. */
export const answerPaths = (answers: Readonly<Record<string, Answer>>): void => {
  answerFetch();
  window.fetch = async (input) => {
    const path = String(input);
    asked.push(path);
    const found = Object.entries(answers).find(([start]) => path.startsWith(start));
    if (found === undefined) throw new Error(`nobody answers ${path}`);
    const { status = 200, body = null, headers = {} } = found[1];
    return { ok: status < 400, status, headers: new Headers(headers), json: async () => body } as Response;
  };
};
