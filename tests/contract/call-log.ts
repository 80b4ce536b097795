import { appendFileSync } from "node:fs";
import { callOf } from "./calls";

/** The answer to a call: a line of the file that CALL_LOG names. */
export interface LoggedAnswer {
  call: string;
  status: number;
  /** The answer's `code`, by which a store with an extension says that it does not know an entry. */
  code: string | null;
}

/** Appends the answer to a request to the file of CALL_LOG; does nothing without the variable. */
export const logAnswer = (request: { method: string; path: string }, answer: { status: number; code: unknown }): void => {
  const file = process.env.CALL_LOG;
  const call = callOf(request.method, request.path);
  if (!file || call === null) return;
  const line: LoggedAnswer = { call: call.name, status: answer.status, code: typeof answer.code === "string" ? answer.code : null };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
};
