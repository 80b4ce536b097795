import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { failure, success, type Result } from "../../../src/domain/result";
import { storageFailure } from "../outbox/storage-failure";
import type { Spool, SpooledFile } from "./spool";

export interface ReceivedForm {
  /** The first value of each name. */
  fields: ReadonlyMap<string, string>;
  /** The first file of each name in `fileNames`. */
  files: ReadonlyMap<string, SpooledFile>;
}

export type ReceiveFailure = "malformed" | "tooLarge" | "tooSlow" | "gone";

export interface ReceiveRules {
  /** Of the whole body. */
  maxBytes: number;
  /** Names of the files to store; others are discarded. */
  fileNames: readonly string[];
  /** A longer file is cut one byte above this, so that its size shows that it was too long. */
  maxFileBytes: number;
  spool: Spool;
  /** Aborted with `tooSlow` as its reason when the body takes too long. */
  signal: AbortSignal;
}

const LIMITS = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 60, files: 12, parts: 72, headerPairs: 20, headerSize: 8 * 1024 };

/** A parser that has not finished this long after the body's end never finishes. */
const PARSER_TIMEOUT_MS = 5_000;

/** Streams a form: texts to memory, files to disk. Rejects with storage errors. */
export const receiveForm = async (
  body: Readable,
  headers: IncomingHttpHeaders,
  rules: ReceiveRules,
): Promise<Result<ReceivedForm, ReceiveFailure>> => {
  const abort = new AbortController();
  const fields = new Map<string, string>();
  const spooling = new Map<string, Promise<SpooledFile>>();
  const onFile = (name: string, stream: BusboyFileStream): void => {
    // An incomplete file emits an error, which would be unhandled without a listener.
    stream.on("error", () => undefined);
    if (!rules.fileNames.includes(name) || spooling.has(name)) return void stream.resume();
    const spooled = rules.spool.store(stream, abort.signal);
    spooled.catch((error: unknown) => abort.abort(error));
    spooling.set(name, spooled);
  };
  const outcome = await parse(body, headers, {
    rules,
    signal: abort.signal,
    onFile,
    onField: (name, text) => !fields.has(name) && fields.set(name, text),
  });
  if (!outcome.ok) abort.abort();
  const settled = await Promise.allSettled([...spooling].map(async ([name, file]) => [name, await file] as const));
  const files = new Map(settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
  const isWhole = outcome.ok && files.size === spooling.size;
  if (isWhole) return success({ fields, files });
  await Promise.all([...files.values()].map((file) => file.remove()));
  if (!outcome.ok && outcome.error !== "spool") return failure(outcome.error);
  const broken = settled.find((one) => one.status === "rejected" && storageFailure(one.reason) !== null);
  if (broken?.status === "rejected") throw broken.reason;
  return failure("malformed"); // the body ends within a file
};

interface Parsing {
  rules: ReceiveRules;
  /** Aborted when a file could not be stored. */
  signal: AbortSignal;
  onFile: (name: string, stream: BusboyFileStream) => void;
  onField: (name: string, text: string) => void;
}

/** Resolves at the end of the form, or with the reason why parsing stopped. */
const parse = (
  body: Readable,
  headers: IncomingHttpHeaders,
  { rules, signal, onFile, onField }: Parsing,
): Promise<Result<null, ReceiveFailure | "spool">> =>
  new Promise((resolve) => {
    const parser = openParser(headers, rules);
    if (parser === null) return resolve(failure("malformed"));
    let received = 0;
    let timer: NodeJS.Timeout | undefined;
    const awaitParser = (): void => {
      timer = setTimeout(stop("malformed"), PARSER_TIMEOUT_MS);
    };
    const settle = (outcome: Result<null, ReceiveFailure | "spool">): void => {
      clearTimeout(timer);
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
    parser.on("file", onFile).on("field", onField);
    parser.once("partsLimit", stop("tooLarge")).once("filesLimit", stop("tooLarge")).once("fieldsLimit", stop("tooLarge"));
    parser.on("error", stop("malformed"));
    parser.once("finish", () => settle(success(null)));
    body.pipe(parser);
  });

const openParser = (
  { "content-type": type = "", ...headers }: IncomingHttpHeaders,
  { maxFileBytes }: ReceiveRules,
): InstanceType<typeof Busboy> | null => {
  try {
    return new Busboy({ headers: { ...headers, "content-type": type }, limits: { ...LIMITS, fileSize: maxFileBytes + 1 } });
  } catch {
    return null; // no boundary, or an invalid header
  }
};
