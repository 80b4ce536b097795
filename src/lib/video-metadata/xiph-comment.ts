import { UnreadableVideo } from "./byte-source";

/** First bytes of comment packets; vendor, count and comments follow. */
const COMMENTS = [
  { magic: Buffer.from("\x03vorbis", "latin1"), end: Buffer.from([1]) },
  { magic: Buffer.from("\x81theora", "latin1"), end: Buffer.alloc(0) },
  { magic: Buffer.from("OpusTags"), end: Buffer.alloc(0) },
] as const;

/** Starts an empty comment packet of the same kind; the caller fills the rest of `length` with zeros. */
export const emptyComment = (packet: Buffer, length: number): Buffer => {
  const kind = COMMENTS.find(({ magic }) => packet.subarray(0, magic.length).equals(magic));
  if (kind === undefined) throw new UnreadableVideo("no comment packet");
  const empty = Buffer.concat([kind.magic, Buffer.alloc(8), kind.end]);
  if (empty.length > length) throw new UnreadableVideo("a comment packet is cut short");
  return empty;
};
