export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that is both accepted and available: Brotli, gzip, else none. */
export const chooseEncoding = (header: string | string[] | undefined, available: { br: boolean; gzip: boolean }): Encoding => {
  if (header === undefined) return "identity";
  const accepted = String(header).toLowerCase();
  if (available.br && accepts(accepted, "br")) return "br";
  return available.gzip && accepts(accepted, "gzip") ? "gzip" : "identity";
};

const accepts = (header: string, encoding: "br" | "gzip"): boolean => {
  const entries = header.split(",").map((entry) => entry.trim());
  const entry = entries.find((candidate) => nameOf(candidate) === encoding) ?? entries.find((candidate) => nameOf(candidate) === "*");
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
};

const nameOf = (entry: string): string => entry.split(";", 1)[0]?.trim() ?? "";
