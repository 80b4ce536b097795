import { request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import { siteAddress } from "./visitor";

/** Answers as the served site does, for a server of a test's own that stands before it. */
export const forwardToSite = (request: IncomingMessage, response: ServerResponse): void => {
  const { method, headers, url } = request;
  const target = forward(new URL(url ?? "/", siteAddress()), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  target.on("error", () => response.destroy());
  request.pipe(target);
};
