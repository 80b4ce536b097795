import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

export type SmtpDouble = {
  port: number;
  /** Recipients of accepted mails. */
  accepted: string[];
  /** Senders of mails that wait for a response. */
  held: () => string[];
  /** Number of senders that disconnected before the response to their mail. */
  lost: () => number;
  /** From now on, mails are received without a response. */
  hold: () => void;
  /** Accepts the waiting mails of connected senders, and all later mails immediately. */
  release: () => void;
  close: () => Promise<void>;
};

/** A mail server without TLS that accepts every mail, immediately or after `release`. */
export const startSmtpDouble = async (): Promise<SmtpDouble> => {
  const accepted: string[] = [];
  const sockets = new Set<Socket>();
  const waiting = new Map<Socket, { sender: string; recipient: string }>();
  let isHolding = false;
  let lost = 0;

  const accept = (socket: Socket, recipient: string): void => {
    accepted.push(recipient);
    socket.write("250 accepted\r\n");
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let isMessage = false;
    let recipient = "";
    let sender = "";
    const answer = (line: string): void => {
      if (isMessage) {
        if (line !== ".") return;
        isMessage = false;
        if (isHolding) waiting.set(socket, { sender, recipient });
        else accept(socket, recipient);
        return;
      }
      isMessage = /^DATA/i.test(line);
      sender = /^MAIL FROM:<([^>]*)>/i.exec(line)?.[1] ?? sender;
      recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? recipient;
      socket.write(isMessage ? "354 continue\r\n" : "250 ok\r\n");
    };
    socket.on("error", () => undefined); // a killed panel resets its connections
    socket.once("close", () => {
      if (waiting.delete(socket)) lost += 1;
    });
    socket.setEncoding("utf8").on("data", (text: string) => text.split("\r\n").slice(0, -1).forEach(answer));
    socket.write("220 double\r\n");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    port: (server.address() as AddressInfo).port,
    accepted,
    held: () => [...waiting.values()].map(({ sender }) => sender),
    lost: () => lost,
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      waiting.forEach(({ recipient }, socket) => accept(socket, recipient));
      waiting.clear();
    },
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, "close");
    },
  };
};
