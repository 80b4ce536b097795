import type { IncomingMessage, ServerResponse } from "node:http";
import { createFaultMatcher, faultyReply, sendFaultyReply, type Fault } from "./faults";
import { BodyTooLarge, readUpstreamRequest, type UpstreamRequest } from "./upstream-request";
import { message, type Reply } from "./reply";
import { createCorrectReply, type UpstreamState } from "./correct-reply";

const MAX_BODY_BYTES = 64_000_000;

export interface RecordedRequest {
  method: string;
  /** Path with query, as sent. */
  address: string;
  path: string;
  status: number;
}

/** Answers requests correctly, or with the active fault; needs `setState` before the first request. */
export const createRequestHandler = () => {
  let state: UpstreamState | null = null;
  let fault: Fault | null = null;
  let matchesFault: ReturnType<typeof createFaultMatcher> = () => false;
  const requests: RecordedRequest[] = [];
  const correct = createCorrectReply(() => {
    if (state === null) throw new Error("the double has no state yet");
    return state;
  });

  const expireTokensIfDue = (): void => {
    if (fault?.kind !== "expire-tokens") return;
    if (fault.afterCalls > 0) fault = { ...fault, afterCalls: fault.afterCalls - 1 };
    else {
      correct.revokeTokens();
      fault = null;
    }
  };

  const answerRequest = async (request: UpstreamRequest, address: string, response: ServerResponse): Promise<void> => {
    if (!isSignIn(request)) expireTokensIfDue();
    const isRefused = fault?.kind === "refuse-sign-in" && isSignIn(request);
    const reply = isRefused ? message(401, "Invalid credentials.") : await correct.reply(request);
    const activeFault = fault !== null && reply.status !== 401 && matchesFault(request) ? fault : null;
    const sent = (activeFault && faultyReply(activeFault, reply)) ?? reply;
    requests.push({ method: request.method, address, path: request.path, status: sent.status });
    if (activeFault !== null && sent === reply) sendFaultyReply(activeFault, response, reply);
    else send(response, sent);
  };

  return {
    requests,
    entries: correct.stored,
    confirmations: correct.confirmations,
    packages: correct.packages,
    answer: async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
      const request = await readOrReject(incoming, response);
      if (request !== null) await answerRequest(request, incoming.url ?? "/", response);
    },
    setState: (next: UpstreamState): void => {
      state = next;
    },
    setFault: (next: Fault | null): void => {
      fault = next;
      if (next?.kind === "refuse-sign-in") correct.revokeTokens();
      matchesFault = next === null ? () => false : createFaultMatcher(next);
    },
  };
};

const isSignIn = ({ path }: UpstreamRequest): boolean => path === "/login" || path === "/signin";

const readOrReject = (incoming: IncomingMessage, response: ServerResponse): Promise<UpstreamRequest | null> =>
  readUpstreamRequest(incoming, MAX_BODY_BYTES).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) send(response, message(413, "The body is too large."));
    incoming.resume(); // discards the rest of the body, so that the sender reads the answer instead of a connection error
    return null;
  });

const send = (response: ServerResponse, { status, headers, body }: Reply): void => {
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
  response.end(body);
};
