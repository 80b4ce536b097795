import type { IncomingMessage, ServerResponse } from "node:http";
import { createAim, faultyReply, sendBadly, type Fault } from "./faults";
import { BodyTooLarge, readIncoming, type Incoming } from "./incoming";
import { message, type Reply } from "./reply";
import { createRightReply, type World } from "./right-reply";

const MAX_BODY_BYTES = 64_000_000;

export interface SeenRequest {
  method: string;
  /** Path with query, as sent. */
  address: string;
  path: string;
  status: number;
}

/** Answers requests rightly, or as the fault of the hour says. */
export const createAnswering = () => {
  let world: World | null = null;
  let fault: Fault | null = null;
  let isAimedAt: ReturnType<typeof createAim> = () => false;
  const requests: SeenRequest[] = [];
  const right = createRightReply(() => {
    if (world === null) throw new Error("the double has not begun");
    return world;
  });

  const expireIfDue = (): void => {
    if (fault?.kind !== "expire-tokens") return;
    if (fault.afterCalls > 0) fault = { ...fault, afterCalls: fault.afterCalls - 1 };
    else {
      right.revokeTokens();
      fault = null;
    }
  };

  const answerRequest = async (request: Incoming, address: string, response: ServerResponse): Promise<void> => {
    if (!isSignIn(request)) expireIfDue();
    const isRefused = fault?.kind === "refuse-sign-in" && isSignIn(request);
    const reply = isRefused ? message(401, "Invalid credentials.") : await right.reply(request);
    const active = fault !== null && reply.status !== 401 && isAimedAt(request) ? fault : null;
    const sent = (active && faultyReply(active, reply)) ?? reply;
    requests.push({ method: request.method, address, path: request.path, status: sent.status });
    if (active !== null && sent === reply) sendBadly(active, response, reply);
    else send(response, sent);
  };

  return {
    requests,
    entries: right.stored,
    answer: async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
      const request = await readOrRefuse(incoming, response);
      if (request !== null) await answerRequest(request, incoming.url ?? "/", response);
    },
    begin: (known: World): void => {
      world = known;
    },
    setFault: (next: Fault | null): void => {
      fault = next;
      isAimedAt = next === null ? () => false : createAim(next);
    },
  };
};

const isSignIn = ({ path }: Incoming): boolean => path === "/login" || path === "/signin";

const readOrRefuse = (incoming: IncomingMessage, response: ServerResponse): Promise<Incoming | null> =>
  readIncoming(incoming, MAX_BODY_BYTES).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) send(response, message(413, "The body is too large."));
    incoming.resume(); // what is still coming is thrown away, so that the sender lives to read the answer
    return null;
  });

const send = (response: ServerResponse, { status, headers, body }: Reply): void => {
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
  response.end(body);
};
