import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { forwardToSite } from "./forward-to-site";

export interface StoppableSite {
  address: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Addresses that answer 404 from now on. */
  withdraw: (pathname: RegExp) => void;
}

/** A proxy of the served site that can be stopped and started again. */
export const createStoppableSite = async (): Promise<StoppableSite> => {
  let withdrawn: RegExp | null = null;
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (withdrawn?.test(request.url ?? "")) {
      response.writeHead(404, { "content-type": "text/plain" }).end("gone");
      return;
    }
    forwardToSite(request, response);
  };

  let server: Server = createServer(handle);
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => {
      server = createServer(handle);
      return listen(port);
    },
    withdraw: (pathname) => {
      withdrawn = pathname;
    },
  };
};
