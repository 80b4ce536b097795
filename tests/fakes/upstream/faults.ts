import type { ServerResponse } from "node:http";
import type { Incoming } from "./incoming";
import { html, json, message, type Reply } from "./reply";

/** How the double misbehaves. Sign-in is spared by all but `refuse-sign-in`, `down` and those told by `path`. */
export type Fault =
  | { kind: "refuse-sign-in" }
  /** The tokens given out die after so many more calls, once. */
  | { kind: "expire-tokens"; afterCalls: number }
  /** Takes the request and never answers. */
  | (Aim & { kind: "hang" })
  /** Sends the answer, as it was when the call came, once the promise resolves. */
  | (Aim & { kind: "delay"; until: Promise<unknown> })
  /** Sends the answer a few bytes at a time, far too slowly. */
  | (Aim & { kind: "drip"; everyMs: number })
  /** Breaks the connection after half of the answer. */
  | (Aim & { kind: "reset" })
  | (Aim & { kind: "status"; status: number })
  | (Aim & { kind: "too-many-requests"; retryAfter: string })
  /** 200 with a page of HTML, as a proxy in maintenance does. */
  | (Aim & { kind: "html" })
  /** A whole answer whose JSON stops in the middle. */
  | (Aim & { kind: "truncated-json" })
  | (Aim & { kind: "too-large"; bytes: number })
  /** Nobody listens at the address. */
  | { kind: "down" };

interface Aim {
  /** Calls it concerns; all but sign-in where not given. */
  path?: RegExp;
  /** What the calls' bodies hold; anything where not given. */
  body?: RegExp;
  /** How many calls it concerns; all where not given. */
  times?: number;
}

/** Whether a fault concerns a call; counts those it does. */
export const createAim = (fault: Fault) => {
  if (fault.kind === "expire-tokens" || fault.kind === "refuse-sign-in" || fault.kind === "down") return () => false; // these spoil no answer
  let left = "times" in fault ? (fault.times ?? Infinity) : Infinity;
  return ({ path, body }: Pick<Incoming, "path" | "body">): boolean => {
    const isPath = "path" in fault && fault.path ? fault.path.test(path) : path !== "/login" && path !== "/signin";
    const isBody = "body" in fault && fault.body ? fault.body.test(body.toString("latin1")) : true;
    if (!isPath || !isBody || left <= 0) return false;
    left -= 1;
    return true;
  };
};

/** The answer a fault gives in place of the right one; null where it spoils the sending instead. */
export const faultyReply = (fault: Fault, right: Reply): Reply | null => {
  if (fault.kind === "status") return message(fault.status, "Something went wrong.");
  if (fault.kind === "too-many-requests") return json(429, { message: "Too many requests." }, { "retry-after": fault.retryAfter });
  if (fault.kind === "html") return html(200);
  if (fault.kind === "truncated-json") return { ...right, body: Buffer.from(right.body).subarray(0, Math.ceil(right.body.length / 2)) };
  if (fault.kind === "too-large") return json(200, { data: [], padding: "x".repeat(fault.bytes) });
  return null;
};

/** Sends an answer badly, as the fault says. */
export const sendBadly = (fault: Fault, response: ServerResponse, { status, headers, body }: Reply): void => {
  if (fault.kind === "hang") return;
  const data = Buffer.from(body);
  if (fault.kind === "delay") return void fault.until.then(() => response.writeHead(status, headers).end(data));
  response.writeHead(status, { ...headers, "content-length": data.length });
  response.write(data.subarray(0, Math.ceil(data.length / 2)));
  if (fault.kind === "reset") setImmediate(() => response.destroy());
  if (fault.kind === "drip") drip(response, data.subarray(Math.ceil(data.length / 2)), fault.everyMs);
};

const drip = (response: ServerResponse, rest: Buffer, everyMs: number): void => {
  let sent = 0;
  const timer = setInterval(() => {
    response.write(rest.subarray(sent, sent + 1));
    sent += 1;
    if (sent >= rest.length) response.end();
  }, everyMs);
  response.once("close", () => clearInterval(timer));
};
