import { appendFileSync } from "node:fs";
import { callOf } from "./calls";

/** The answer to a call: a line of the file that CALL_LOG names. */
export interface LoggedAnswer {
  call: string;
  status: number;
  /** The answer's `code`, with which a store with an extension reports an unknown entry. */
  code: string | null;
}

/** Does nothing without the variable CALL_LOG. */
export const logAnswer = (request: { method: string; path: string }, answer: { status: number; code: unknown }): void => {
  const file = process.env.CALL_LOG;
  const call = callOf(request.method, request.path);
  if (!file || call === null) return;
  const line: LoggedAnswer = { call: call.name, status: answer.status, code: typeof answer.code === "string" ? answer.code : null };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
};
