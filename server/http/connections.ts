import type { FastifyInstance } from "fastify";
import { Server, type Socket } from "node:net";

interface Connection {
  requestsInFlight: number;
  /** The socket's `bytesRead` after its last response; 0 before the first. */
  bytesReadBefore: number;
}

/** After the stop, a connection without a request is closed after this time. */
const FIRST_REQUEST_MS = 1_000;

/** Tracks the server's connections, to stop it without interrupting a response. */
export const createConnections = () => {
  const open = new Map<Socket, Connection>();
  let isStopping = false;
  let isClosed = false;

  const endIfIdle = (socket: Socket): void => {
    const { requestsInFlight, bytesReadBefore } = open.get(socket) ?? { requestsInFlight: 0, bytesReadBefore: 0 };
    if (requestsInFlight === 0 && socket.bytesRead === bytesReadBefore) socket.destroySoon(); // closes after the buffer was sent
  };

  const destroyAll = (): void => [...open.keys()].forEach((socket) => socket.destroy());

  const endAnswered = (): void =>
    [...open].filter(([, { bytesReadBefore }]) => bytesReadBefore > 0).forEach(([socket]) => endIfIdle(socket));

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
      // eslint-disable-next-line max-params -- Fastify requires four parameters for a callback hook
      app.addHook("onSend", (_request, reply, _payload, done) => {
        if (isStopping) reply.header("connection", "close");
        done();
      });
    },
    /** The health check reports `stopping` from now on, and each response closes its connection. */
    markStopping: (): void => {
      isStopping = true;
    },
    /** Stops accepting connections; resolves once all requests are answered, or after `withinMs`, when it destroys the remaining ones. */
    close: (server: Server, withinMs: number): Promise<void> =>
      new Promise((resolve) => {
        isClosed = true;
        const timers = [setTimeout(destroyAll, withinMs), setTimeout(() => [...open.keys()].forEach(endIfIdle), FIRST_REQUEST_MS)];
        // http's own `close` destroys connections whose last response is still in the buffer.
        Server.prototype.close.call(server, () => {
          timers.forEach(clearTimeout);
          resolve();
        });
        endAnswered();
      }),
  };
};

export type Connections = ReturnType<typeof createConnections>;
