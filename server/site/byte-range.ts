export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/** One range of a `Range` header; null to send the whole (absent, or several ranges), `unsatisfiable` for 416. */
export const parseRange = (header: string | undefined, size: number): ByteRange | null | "unsatisfiable" => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (match === null || (first === "" && last === "")) return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  const isSuffixOfNothing = first === "" && Number(last) === 0;
  return start > end || start >= size || isSuffixOfNothing ? "unsatisfiable" : { start, end };
};
