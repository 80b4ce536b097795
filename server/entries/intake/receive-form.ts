import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { failure, success, type Result } from "../../../src/domain/result";
import { storageFailure } from "../outbox/storage-failure";
import type { Spool, SpooledFile } from "./spool";

export interface ReceivedForm {
  /** The first value of each name. */
  fields: ReadonlyMap<string, string>;
  /** The first file of each name that was asked for. */
  files: ReadonlyMap<string, SpooledFile>;
}

export type ReceiveFailure = "malformed" | "tooLarge" | "tooSlow" | "gone";

export interface ReceiveRules {
  /** Whole body, bytes. */
  maxBytes: number;
  /** Names of the files to keep; others are thrown away as they come. */
  fileNames: readonly string[];
  /** A longer file is cut one byte above, so that its size tells. */
  maxFileBytes: number;
  spool: Spool;
  /** Aborted with a `ReceiveFailure` as its reason. */
  signal: AbortSignal;
}

const LIMITS = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 60, files: 12, parts: 72, headerPairs: 20, headerSize: 8 * 1024 };

/** A parser that has met the body's end and still says nothing never will. */
const QUIET_MS = 5_000;

/** Reads a form as it comes: texts into memory, files onto disk. Rejects with what the disk says. */
export const receiveForm = async (body: Readable, headers: IncomingHttpHeaders, rules: ReceiveRules): Promise<Result<ReceivedForm, ReceiveFailure>> => {
  const abort = new AbortController();
  const fields = new Map<string, string>();
  const spooling = new Map<string, Promise<SpooledFile>>();
  const takeFile = (name: string, stream: BusboyFileStream): void => {
    // The stream tells of a broken end by an error that nobody else awaits.
    stream.on("error", () => undefined);
    if (!rules.fileNames.includes(name) || spooling.has(name)) return void stream.resume();
    const taken = rules.spool.take(stream, abort.signal);
    taken.catch((error: unknown) => abort.abort(error));
    spooling.set(name, taken);
  };
  const outcome = await parse(body, headers, { rules, signal: abort.signal, takeFile, takeField: (name, text) => !fields.has(name) && fields.set(name, text) });
  if (!outcome.ok) abort.abort();
  const settled = await Promise.allSettled([...spooling].map(async ([name, file]) => [name, await file] as const));
  const files = new Map(settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
  const isWhole = outcome.ok && files.size === spooling.size;
  if (isWhole) return success({ fields, files });
  await Promise.all([...files.values()].map((file) => file.remove()));
  if (!outcome.ok && outcome.error !== "spool") return failure(outcome.error);
  const broken = settled.find((one) => one.status === "rejected" && storageFailure(one.reason) !== null);
  if (broken?.status === "rejected") throw broken.reason;
  return failure("malformed"); // the file itself breaks off
};

interface Parsing {
  rules: ReceiveRules;
  /** Aborted where a file could not be taken. */
  signal: AbortSignal;
  takeFile: (name: string, stream: BusboyFileStream) => void;
  takeField: (name: string, text: string) => void;
}

/** Resolves once the parser has met the form's end, or with the reason why it never will. */
const parse = (body: Readable, headers: IncomingHttpHeaders, { rules, signal, takeFile, takeField }: Parsing): Promise<Result<null, ReceiveFailure | "spool">> =>
  new Promise((resolve) => {
    const parser = openParser(headers, rules);
    if (parser === null) return resolve(failure("malformed"));
    let received = 0;
    let quiet: NodeJS.Timeout | undefined;
    const awaitParser = (): void => {
      quiet = setTimeout(stop("malformed"), QUIET_MS);
    };
    const settle = (outcome: Result<null, ReceiveFailure | "spool">): void => {
      clearTimeout(quiet);
      body.off("end", awaitParser);
      body.unpipe(parser);
      resolve(outcome);
    };
    const stop = (reason: ReceiveFailure | "spool") => (): void => settle(failure(reason));
    body.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > rules.maxBytes) settle(failure("tooLarge"));
    });
    body.once("end", awaitParser);
    body.once("error", stop("gone")).once("close", () => !body.readableEnded && settle(failure("gone")));
    rules.signal.addEventListener("abort", () => settle(failure(rules.signal.reason === "tooSlow" ? "tooSlow" : "gone")));
    signal.addEventListener("abort", stop("spool"));
    parser.on("file", takeFile).on("field", takeField);
    parser.once("partsLimit", stop("tooLarge")).once("filesLimit", stop("tooLarge")).once("fieldsLimit", stop("tooLarge"));
    parser.on("error", stop("malformed"));
    parser.once("finish", () => settle(success(null)));
    body.pipe(parser);
  });

const openParser = ({ "content-type": type = "", ...headers }: IncomingHttpHeaders, { maxFileBytes }: ReceiveRules): InstanceType<typeof Busboy> | null => {
  try {
    return new Busboy({ headers: { ...headers, "content-type": type }, limits: { ...LIMITS, fileSize: maxFileBytes + 1 } });
  } catch {
    return null; // no boundary, or a header that cannot be read
  }
};
