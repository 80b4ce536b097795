import { request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import { siteAddress } from "./visitor";

/** For servers in front of the site. */
export const forwardToSite = (request: IncomingMessage, response: ServerResponse): void => {
  const { method, headers, url } = request;
  const target = forward(new URL(url ?? "/", siteAddress()), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  target.on("error", () => response.destroy());
  request.pipe(target);
};
