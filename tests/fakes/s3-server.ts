import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { BucketSettings } from "../../src/config/environment";

const PAGE = 1_000;

/**
 * An S3 server in memory with one bucket: `PUT GET HEAD DELETE /{bucket}/{key}` and the list of keys by prefix, in pages. Rejects
 * requests without a signature. `npm run test:cluster` runs against a real server.
 */
export const startS3Server = async () => {
  const objects = new Map<string, Buffer>();
  const requests: { method: string; key: string }[] = [];
  let isAway = false;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
    const key = decodeURIComponent(pathname.split("/").slice(2).join("/"));
    const method = request.method ?? "";
    const body = await buffer(request);
    if (isAway) return void response.writeHead(503).end();
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 ")) return void response.writeHead(403).end();
    requests.push({ method, key });
    if (method === "GET" && key === "") return sendList(response, searchParams);
    if (method === "PUT") {
      objects.set(key, body);
      return void response.writeHead(200, { ETag: '"1"' }).end();
    }
    if (method === "DELETE") {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (object === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { "content-length": object.length, ETag: '"1"' }).end(method === "HEAD" ? undefined : object);
  };

  const sendList = (response: ServerResponse, parameters: URLSearchParams): void => {
    const prefix = parameters.get("prefix") ?? "";
    const after = parameters.get("continuation-token") ?? "";
    const found = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = found.slice(0, PAGE);
    const more = found.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
    response.writeHead(200, { "content-type": "application/xml" });
    response.end(`<ListBucketResult><IsTruncated>${found.length > PAGE}</IsTruncated>${more}${contents}</ListBucketResult>`);
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the S3 double has no port");
  const settings: BucketSettings = {
    bucket: "shared",
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${address.port}`,
    accessKeyId: "test",
    secretAccessKey: "test-secret",
  };
  return {
    settings,
    objects,
    requests,
    /** While true, every request is answered 503. */
    setAway: (value: boolean): void => {
      isAway = value;
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
