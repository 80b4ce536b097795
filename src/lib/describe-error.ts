/**
 * The loggable parts of an error: name, codes and stack frames, without the message. Messages of databases contain
 * values of the query, which may be a visitor's answers.
 */
export interface ErrorDescription {
  name: string;
  code?: string;
  /** SQLite's own text for its code, which contains no value: `database is locked`. */
  reason?: string;
  status?: number;
  /** Innermost first. */
  at?: readonly string[];
  cause?: ErrorDescription;
}

const MAX_CAUSES = 4;
const MAX_FRAMES = 8;
const FRAME = /^\s+at \S.*:\d+:\d+\)?$/;
const NAME = /^\w{1,60}$/;
const CODE = /^[\w.-]{1,60}$/;
const REASON = /^[a-z '-]{1,60}$/i;

interface ErrorLike {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  code?: unknown;
  errstr?: unknown;
  status?: unknown;
  cause?: unknown;
}

/** Also checks the shape, since `instanceof` fails for errors of another realm (Jest, worker). */
export const isErrorLike = (value: unknown): value is ErrorLike =>
  value instanceof Error || (typeof value === "object" && value !== null && "message" in value && "stack" in value);

export const describeError = (error: unknown, depth = 0): ErrorDescription => {
  if (!isErrorLike(error)) return { name: typeof error };
  const { name, code, errstr, status, cause } = error;
  const at = framesOf(error);
  return {
    name: typeof name === "string" && NAME.test(name) ? name : "Error",
    ...(typeof code === "string" && CODE.test(code) ? { code } : {}),
    ...(typeof errstr === "string" && REASON.test(errstr) ? { reason: errstr } : {}),
    ...(typeof status === "number" ? { status } : {}),
    ...(at.length > 0 ? { at } : {}),
    ...(isErrorLike(cause) && depth < MAX_CAUSES ? { cause: describeError(cause, depth + 1) } : {}),
  };
};

/** One line: `DrizzleQueryError, caused by LibsqlError SQLITE_BUSY`. */
export const nameError = (error: unknown): string => {
  const format = ({ name, code, reason, cause }: ErrorDescription): string =>
    [name, code, reason && `(${reason})`].filter(Boolean).join(" ") + (cause ? `, caused by ${format(cause)}` : "");
  return format(describeError(error));
};

/** Skips the message at the start of the stack, since its lines may look like frames. */
const framesOf = ({ stack, message }: ErrorLike): readonly string[] => {
  if (typeof stack !== "string") return [];
  const start = typeof message === "string" ? stack.indexOf(message) : -1;
  const calls = start === -1 || typeof message !== "string" ? stack : stack.slice(start + message.length);
  return calls
    .split("\n")
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim().slice(3));
};

const FORMATTED_ERROR = /Failed query|\n\s+at \S/;

/** Replaces a text that contains a formatted error by the error's name; returns any other text unchanged. */
export const cleanText = (text: string): string =>
  FORMATTED_ERROR.test(text) ? `${/\b\w*Error\b/.exec(text)?.[0] ?? "Error"} (details omitted)` : text;

export const cleanValue = (value: unknown): unknown => {
  if (isErrorLike(value)) return describeError(value);
  if (typeof value === "string") return cleanText(value);
  return typeof value === "object" && value !== null ? "(omitted)" : value;
};

/** Replaces errors in pino's arguments by their description. Omits other objects, except in the fields `kept`. */
export const cleanLogArguments = ([first, ...rest]: readonly unknown[], kept: readonly string[] = []): unknown[] => {
  if (isErrorLike(first)) return [{ err: describeError(first) }, ...(rest.length > 0 ? rest.map(cleanValue) : ["an operation failed"])];
  if (typeof first !== "object" || first === null) return [first, ...rest].map(cleanValue);
  const fields = Object.entries(first).map(([name, value]) => [name, kept.includes(name) ? value : cleanValue(value)]);
  return [Object.fromEntries(fields), ...rest.map(cleanValue)];
};
