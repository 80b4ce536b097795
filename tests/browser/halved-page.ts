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

/** A page of the site whose HTML stops after these words, as on a slow line, until the rest is sent. */
export const createHalvedPage = async (path: string, after: string): Promise<HalvedPage> => {
  const html = await (await fetch(new URL(path, siteAddress()))).text();
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
