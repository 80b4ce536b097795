import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { signBody } from "../../src/publication/signed-call";

type Call = { path: string; isSigned: boolean; body: Record<string, unknown> };

export type GatewayDouble = {
  publishUrl: string;
  /** Sets the response to `POST /api/counts`. */
  answer: (status: number, body: unknown) => void;
  /** Received calls of `POST /api/counts`. */
  calls: () => readonly Call[];
  /** Received calls of `POST /api/publish`. */
  publications: () => readonly Call[];
  close: () => Promise<void>;
};

/** A server that responds to the panel's calls like the site's gateway. */
export const startGatewayDouble = async (secret: string): Promise<GatewayDouble> => {
  const calls: Call[] = [];
  const publications: Call[] = [];
  let answer = { status: 200, body: {} as unknown };
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      const isCounts = request.url === "/api/counts";
      const isSigned = request.headers["x-signature"] === signBody(text, secret);
      if (isCounts) calls.push({ path: request.url ?? "", isSigned, body: JSON.parse(text) });
      if (request.url === "/api/publish") publications.push({ path: request.url, isSigned, body: JSON.parse(text) });
      const { status, body } = isCounts ? answer : { status: 200, body: { isQueued: false, builds: [] } };
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    publishUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/publish`,
    answer: (status, body) => void (answer = { status, body }),
    calls: () => calls,
    publications: () => publications,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
