import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { forwardToSite } from "./forward-to-site";
import { siteAddress } from "./visitor";

export interface HalvedPage {
  address: string;
  /** Sends the second half, which begins by setting `window.secondHalfAt`, in milliseconds of the page's clock. */
  sendRest: () => void;
  close: () => void;
}

interface HalvedPageOptions {
  path: string;
  /** The words at which the first half ends. */
  after: string;
  /** Changes the HTML before it is halved; what changes nothing is an error. */
  change?: (html: string) => string;
}

/** A page of the site whose HTML stops after some words, as on a slow connection, until the rest is sent. */
export const createHalvedPage = async ({ path, after, change }: HalvedPageOptions): Promise<HalvedPage> => {
  const built = await (await fetch(new URL(path, siteAddress()))).text();
  const html = change?.(built) ?? built;
  if (change && html === built) throw new Error(`${path} has nothing to change`);
  const middle = html.indexOf(after) + after.length;
  if (middle < after.length) throw new Error(`${path} has no ${after}`);
  let sendRest = (): void => undefined;
  const server = createServer((request, response) => {
    if (request.url !== path) {
      forwardToSite(request, response);
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(html.slice(0, middle));
    sendRest = () => response.end(`<script>window.secondHalfAt = performance.now()</script>${html.slice(middle)}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    sendRest: () => sendRest(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
