import { UnreadableVideo } from "./byte-source";

/** Comment packets by their first bytes, which are followed by vendor, count and comments. */
const COMMENTS = [
  { magic: Buffer.from("\x03vorbis", "latin1"), end: Buffer.from([1]) },
  { magic: Buffer.from("\x81theora", "latin1"), end: Buffer.alloc(0) },
  { magic: Buffer.from("OpusTags"), end: Buffer.alloc(0) },
] as const;

/** The start of an empty comment packet of the same kind; zeros fill the old length. */
export const emptyComment = (packet: Buffer, length: number): Buffer => {
  const kind = COMMENTS.find(({ magic }) => packet.subarray(0, magic.length).equals(magic));
  if (kind === undefined) throw new UnreadableVideo("no comment packet");
  const empty = Buffer.concat([kind.magic, Buffer.alloc(8), kind.end]);
  if (empty.length > length) throw new UnreadableVideo("a comment packet is cut short");
  return empty;
};
