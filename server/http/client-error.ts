import type { OutgoingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import { splitLocale } from "../../src/config/routes";
import type { Identity } from "../../src/domain/identity";
import type { Locale } from "../../src/domain/locale";
import { errorPage } from "./error-page";
import { message, type MessageKey } from "./messages";
import { clampLocale } from "./request-locale";

/** `rawPacket` is the data that Node's HTTP parser could not parse. */
interface ClientError extends Error {
  code?: string;
  rawPacket?: unknown;
}

interface Refusal {
  status: number;
  reason: string;
  key: MessageKey;
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: "Request Timeout", key: "badRequest" },
  HPE_HEADER_OVERFLOW: { status: 431, reason: "Request Header Fields Too Large", key: "tooLarge" },
};

const BAD_REQUEST: Refusal = { status: 400, reason: "Bad Request", key: "badRequest" };

/** Answers requests that Node's parser rejects (a too long URL, for example) with an error page, and closes the connection. */
export const answerClientErrors =
  (headers: OutgoingHttpHeaders, { identity, languages }: Shown) =>
  (error: ClientError, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const context = { headers, packet: error.rawPacket, identity: identity(), languages: languages() };
    if (socket.writable) socket.write(response(REFUSALS[error.code ?? ""] ?? BAD_REQUEST, context));
    socket.destroy(error);
  };

interface Shown {
  identity: () => Identity;
  languages: () => readonly Locale[];
}

interface ResponseContext {
  headers: OutgoingHttpHeaders;
  packet: unknown;
  identity: Identity;
  languages: readonly Locale[];
}

const response = ({ status, reason, key }: Refusal, { headers, packet, identity, languages }: ResponseContext): string => {
  const [, path = "/"] = /^GET (\S+)/.exec(Buffer.isBuffer(packet) ? packet.toString("latin1", 0, 40) : "") ?? [];
  const locale = clampLocale(splitLocale(path).locale, languages);
  const page = errorPage({ locale, status, sentence: message(key, locale), identity });
  const all: OutgoingHttpHeaders = {
    ...headers,
    "content-security-policy": page.policy,
    "content-type": "text/html; charset=utf-8",
    "content-length": Buffer.byteLength(page.html),
    "cache-control": "no-store",
    connection: "close",
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${String(value)}`);
  return [`HTTP/1.1 ${status} ${reason}`, ...head, "", page.html].join("\r\n");
};
