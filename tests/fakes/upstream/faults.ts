import type { ServerResponse } from "node:http";
import type { UpstreamRequest } from "./upstream-request";
import { html, json, message, type Reply } from "./reply";

/** Faults of the double. Sign-in is affected by `refuse-sign-in`, by `down`, and by faults whose `path` matches it. */
export type Fault =
  /** The tokens that were issued before are refused too. */
  | { kind: "refuse-sign-in" }
  /** All tokens expire after this many further calls, once. */
  | { kind: "expire-tokens"; afterCalls: number }
  /** Reads the request and never answers. */
  | (FaultTarget & { kind: "hang" })
  /** Sends the answer, as it was when the call came, once the promise resolves. */
  | (FaultTarget & { kind: "delay"; until: Promise<unknown> })
  /** Sends the answer byte by byte, slower than any client waits. */
  | (FaultTarget & { kind: "drip"; everyMs: number })
  /** Breaks the connection after half of the answer. */
  | (FaultTarget & { kind: "reset" })
  | (FaultTarget & { kind: "status"; status: number })
  | (FaultTarget & { kind: "too-many-requests"; retryAfter: string })
  /** 200 with an HTML page, like a proxy in maintenance. */
  | (FaultTarget & { kind: "html" })
  /** A complete response with the first half of its JSON. */
  | (FaultTarget & { kind: "truncated-json" })
  | (FaultTarget & { kind: "too-large"; bytes: number })
  /** The port refuses connections. */
  | { kind: "down" };

interface FaultTarget {
  /** Pattern of the paths affected; without it all calls but sign-in. */
  path?: RegExp;
  /** Pattern of the queries affected; without it all. */
  query?: RegExp;
  /** Pattern of the request bodies affected; without it all. */
  body?: RegExp;
  /** Number of calls affected; without it all. */
  times?: number;
}

/** Returns a function that tells whether the fault affects a call, and counts the affected ones. */
export const createFaultMatcher = (fault: Fault) => {
  if (fault.kind === "expire-tokens" || fault.kind === "refuse-sign-in" || fault.kind === "down") return () => false; // these do not change an answer
  let left = "times" in fault ? (fault.times ?? Infinity) : Infinity;
  return ({ path, query, body }: Pick<UpstreamRequest, "path" | "query" | "body">): boolean => {
    const isPath = "path" in fault && fault.path ? fault.path.test(path) : path !== "/login" && path !== "/signin";
    const isBody = "body" in fault && fault.body ? fault.body.test(body.toString("latin1")) : true;
    const isQuery = "query" in fault && fault.query ? fault.query.test(query.toString()) : true;
    if (!isPath || !isQuery || !isBody || left <= 0) return false;
    left -= 1;
    return true;
  };
};

/** The reply that replaces the correct one, or null when the fault affects the sending (`sendFaultyReply`). */
export const faultyReply = (fault: Fault, right: Reply): Reply | null => {
  if (fault.kind === "status") return message(fault.status, "Something went wrong.");
  if (fault.kind === "too-many-requests") return json(429, { message: "Too many requests." }, { "retry-after": fault.retryAfter });
  if (fault.kind === "html") return html(200);
  if (fault.kind === "truncated-json") return { ...right, body: Buffer.from(right.body).subarray(0, Math.ceil(right.body.length / 2)) };
  if (fault.kind === "too-large") return json(200, { data: [], padding: "x".repeat(fault.bytes) });
  return null;
};

export const sendFaultyReply = (fault: Fault, response: ServerResponse, { status, headers, body }: Reply): void => {
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
