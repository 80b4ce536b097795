import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type S3Double = {
  endpoint: string;
  objects: Map<string, Buffer>;
  requests: { method: string; path: string; headers: IncomingHttpHeaders }[];
  /** While true, DELETE responds with 403. */
  rejectDeletes: (isRejecting: boolean) => void;
  close: () => Promise<void>;
};

const sendPart = (request: IncomingMessage, response: ServerResponse, object: Buffer): void => {
  const [, from = "0", to = ""] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  const end = to === "" ? object.length - 1 : Number(to);
  const part = object.subarray(Number(from), end + 1);
  response.writeHead(request.headers.range === undefined ? 200 : 206, { "Content-Length": part.length, ETag: '"1"' });
  response.end(request.method === "HEAD" ? undefined : part);
};

/** In memory: `PUT GET HEAD DELETE /{bucket}/{key}` and copies; rejects unsigned requests. */
export const startS3Double = async (): Promise<S3Double> => {
  const objects = new Map<string, Buffer>();
  const requests: S3Double["requests"] = [];
  let isRejecting = false;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = (request.url ?? "").split("?", 1)[0] ?? "";
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 ")) return void response.writeHead(403).end();
    requests.push({ method: request.method ?? "", path: key, headers: request.headers });
    const source = request.headers["x-amz-copy-source"];
    if (typeof source === "string") {
      objects.set(key, objects.get(`/${decodeURIComponent(source).replace(/^\//, "")}`) ?? Buffer.from("no source"));
      return void response.writeHead(200, { "Content-Type": "application/xml" }).end("<CopyObjectResult><ETag>1</ETag></CopyObjectResult>");
    }
    if (request.method === "DELETE" && isRejecting) return void response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
    if (request.method === "PUT") objects.set(key, await buffer(request));
    if (request.method === "PUT") return void response.writeHead(200, { ETag: '"1"' }).end();
    const object = objects.get(key);
    if (request.method === "DELETE") objects.delete(key);
    if (request.method === "DELETE") return void response.writeHead(204).end();
    if (object === undefined) return void response.writeHead(404).end();
    sendPart(request, response, object);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    rejectDeletes: (isOn) => {
      isRejecting = isOn;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
