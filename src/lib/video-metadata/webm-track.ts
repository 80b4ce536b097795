import { UnreadableVideo, type ByteSource } from "./byte-source";
import type { PatchList } from "./patch-list";
import type { SizedElement } from "./webm-elements";
import { emptyComment } from "./xiph-comment";

export const CODEC_ID = 0x86;
export const CODEC_PRIVATE = 0x63a2;
export const TRACK_TYPE = 0x83;
const [VIDEO, SOUND] = [1, 2];

/** The private data of these codecs contain only settings. */
const CODECS_WITHOUT_COMMENTS = /^(V_VP8|V_VP9|V_AV1|V_MPEG4\/ISO\/AVC|V_MPEGH\/ISO\/HEVC|A_OPUS|A_AAC|A_MPEG\/L3|A_PCM\/INT\/LIT)$/;

/** Empties the comments in the codec data. Throws for tracks and codecs that may contain other metadata. */
export const blankTrack = async (source: ByteSource, elements: readonly SizedElement[], patches: PatchList): Promise<void> => {
  const bytesOf = async (id: number): Promise<Buffer> => {
    const found = elements.filter((element) => element.id === id);
    if (found.length > 1) throw new UnreadableVideo("a track has a field twice");
    const [element] = found;
    return element === undefined ? Buffer.alloc(0) : source.read(element.start, element.end - element.start);
  };
  const type = (await bytesOf(TRACK_TYPE)).at(-1);
  // Captions and data are stored between the pictures; finding them is too expensive.
  if (type !== VIDEO && type !== SOUND) throw new UnreadableVideo("a track with neither pictures nor sound");
  const codec = (await bytesOf(CODEC_ID)).toString("latin1").replace(/\0+$/, "");
  if (codec === "A_VORBIS" || codec === "V_THEORA")
    blankLacedComment({ start: elements.find(({ id }) => id === CODEC_PRIVATE)?.start ?? 0, laced: await bytesOf(CODEC_PRIVATE) }, patches);
  else if (!CODECS_WITHOUT_COMMENTS.test(codec)) throw new UnreadableVideo(`the unknown codec ${codec}`);
};

const blankLacedComment = ({ start, laced }: { start: number; laced: Buffer }, patches: PatchList): void => {
  const { from, length } = secondPacket(laced);
  const empty = emptyComment(laced.subarray(from, from + length), length);
  patches.zero(start + from, length);
  patches.write(start + from, empty);
};

/** The second of three packets in Xiph lacing: the number of packets minus one, the sizes of all but the last, the packets. */
const secondPacket = (laced: Buffer): { from: number; length: number } => {
  if (laced[0] !== 2) throw new UnreadableVideo("unreadable codec data");
  let at = 1;
  const readLength = (): number => {
    let length = 0;
    for (;;) {
      const byte = laced[at];
      if (byte === undefined) throw new UnreadableVideo("unreadable codec data");
      at += 1;
      length += byte;
      if (byte < 255) return length;
    }
  };
  const [first, length] = [readLength(), readLength()];
  if (at + first + length > laced.length) throw new UnreadableVideo("unreadable codec data");
  return { from: at + first, length };
};
