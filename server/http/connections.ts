import type { FastifyInstance } from "fastify";
import { Server, type Socket } from "node:net";

interface Connection {
  requestsInFlight: number;
  /** Of the socket, after its last answer; 0 before the first. */
  bytesReadBefore: number;
}

/** A connection on which no request has arrived yet gets this long to send one. */
const FIRST_REQUEST_MS = 1_000;

/** The server's connections, and how it stops without cutting an answer. */
export const createConnections = () => {
  const open = new Map<Socket, Connection>();
  let isStopping = false;
  let isClosed = false;

  const endIfIdle = (socket: Socket): void => {
    const { requestsInFlight, bytesReadBefore } = open.get(socket) ?? { requestsInFlight: 0, bytesReadBefore: 0 };
    if (requestsInFlight === 0 && socket.bytesRead === bytesReadBefore) socket.destroySoon(); // once its buffer is sent
  };

  const cut = (): void => [...open.keys()].forEach((socket) => socket.destroy());

  const endAnswered = (): void => [...open].filter(([, { bytesReadBefore }]) => bytesReadBefore > 0).forEach(([socket]) => endIfIdle(socket));

  const countRequest = (connection: Connection, socket: Socket): (() => void) => {
    connection.requestsInFlight += 1;
    return () => {
      connection.requestsInFlight -= 1;
      connection.bytesReadBefore = socket.bytesRead;
      if (isClosed) endIfIdle(socket);
    };
  };

  return {
    isStopping: (): boolean => isStopping,
    /** To be called once, before the server listens. */
    track: (app: FastifyInstance): void => {
      app.server.on("connection", (socket) => {
        open.set(socket, { requestsInFlight: 0, bytesReadBefore: 0 });
        socket.once("close", () => open.delete(socket));
      });
      app.server.on("request", ({ socket }, response) => {
        const connection = open.get(socket);
        if (connection !== undefined) response.once("close", countRequest(connection, socket));
      });
      // eslint-disable-next-line max-params -- Fastify takes the fourth for a callback
      app.addHook("onSend", (_request, reply, _payload, done) => {
        if (isStopping) reply.header("connection", "close");
        done();
      });
    },
    /** From now on the health check says so, and each answer is the last of its connection. */
    markStopping: (): void => {
      isStopping = true;
    },
    /** Stops accepting connections; resolves once the requests in flight are answered; cuts those that take longer than this. */
    close: (server: Server, withinMs: number): Promise<void> =>
      new Promise((resolve) => {
        isClosed = true;
        const timers = [setTimeout(cut, withinMs), setTimeout(() => [...open.keys()].forEach(endIfIdle), FIRST_REQUEST_MS)];
        // Not http's own `close`: it destroys connections whose last answer is not sent completely.
        Server.prototype.close.call(server, () => {
          timers.forEach(clearTimeout);
          resolve();
        });
        endAnswered();
      }),
  };
};

export type Connections = ReturnType<typeof createConnections>;
