import Negotiator from "negotiator";

const COMPRESSED = ["br", "gzip"] as const;

export type Encoding = (typeof COMPRESSED)[number] | "identity";

/** Brotli is preferred to gzip. */
export const chooseEncoding = (header: string | string[] | undefined, available: { br: boolean; gzip: boolean }): Encoding => {
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings(COMPRESSED);
  return COMPRESSED.find((encoding) => available[encoding] && accepted.includes(encoding)) ?? "identity";
};
