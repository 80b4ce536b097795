import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { forwardToSite } from "./forward-to-site";
import { siteAddress } from "./visitor";

export interface SplitPage {
  address: string;
  /** Sends the second half, which first sets `window.secondHalfAt` to the page's time in milliseconds. */
  sendSecondHalf: () => void;
  close: () => void;
}

interface SplitPageOptions {
  path: string;
  /** The text at which the first half ends. */
  after: string;
  /** Changes the HTML before it is split; a change without effect throws. */
  change?: (html: string) => string;
}

/** Serves a page of the site whose HTML stops after a text, like on a slow connection, until the second half is sent. */
export const createSplitPage = async ({ path, after, change }: SplitPageOptions): Promise<SplitPage> => {
  const built = await (await fetch(new URL(path, siteAddress()))).text();
  const html = change?.(built) ?? built;
  if (change && html === built) throw new Error(`${path} does not change`);
  const middle = html.indexOf(after) + after.length;
  if (middle < after.length) throw new Error(`${path} has no ${after}`);
  let sendSecondHalf = (): void => undefined;
  const server = createServer((request, response) => {
    if (request.url !== path) {
      forwardToSite(request, response);
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(html.slice(0, middle));
    sendSecondHalf = () => response.end(`<script>window.secondHalfAt = performance.now()</script>${html.slice(middle)}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    sendSecondHalf: () => sendSecondHalf(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
