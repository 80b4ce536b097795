import { UnreadableVideo } from "./byte-source";

/** Packets of comments by their first bytes; each goes on with vendor, count and comments. */
const COMMENTS = [
  { magic: Buffer.from("\x03vorbis", "latin1"), end: Buffer.from([1]) },
  { magic: Buffer.from("\x81theora", "latin1"), end: Buffer.alloc(0) },
  { magic: Buffer.from("OpusTags"), end: Buffer.alloc(0) },
] as const;

/** First bytes of an empty packet of comments of the same kind; zeros follow up to the old length. */
export const emptyComment = (packet: Buffer, length: number): Buffer => {
  const kind = COMMENTS.find(({ magic }) => packet.subarray(0, magic.length).equals(magic));
  if (kind === undefined) throw new UnreadableVideo("no packet of comments");
  const empty = Buffer.concat([kind.magic, Buffer.alloc(8), kind.end]);
  if (empty.length > length) throw new UnreadableVideo("a packet of comments is cut short");
  return empty;
};
