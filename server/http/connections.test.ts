import Fastify, { type FastifyInstance } from "fastify";
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { createConnections } from "./connections";

const LONG_BODY = Buffer.alloc(20_000_000, "x");
const NEVER_MS = 600_000;

const connectWithoutReading = async (app: FastifyInstance, path: string) => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").pause();
  const answered = new Promise<void>((resolve) =>
    app.server.prependOnceListener("request", (_request, response) => response.once("prefinish", resolve)),
  );
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await answered;
  return socket;
};

it("completes a response that is still in the socket's buffer when the server stops", async () => {
  const app = Fastify();
  const connections = createConnections();
  connections.track(app);
  app.get("/long", (_request, reply) => reply.send(LONG_BODY));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = await connectWithoutReading(app, "/long");
  connections.markStopping();
  const closed = connections.close(app.server, NEVER_MS);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk)).resume();
  await Promise.all([closed, once(socket, "close")]);
  const [, body = ""] = Buffer.concat(chunks).toString().split("\r\n\r\n");
  expect(body.length).toBe(LONG_BODY.length);
  await app.close();
});
