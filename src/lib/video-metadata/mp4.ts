import { UnreadableVideo, type ByteSource } from "./byte-source";
import { createBoxBlanker } from "./mp4-blanks";
import { createBoxReader, type Box, type BoxRange } from "./mp4-boxes";
import { BOXES, SAMPLE_ENTRY, MEDIA_HANDLERS, TOP_LEVEL, type BoxRule } from "./mp4-rules";
import { zeroSamples } from "./mp4-samples";
import type { PatchList } from "./patch-list";

/** Handles MP4 and MOV. Removes everything that a player does not need. */
export const findMp4Patches = async (source: ByteSource, patches: PatchList): Promise<void> => {
  const boxes = createBoxReader(source);
  const blank = createBoxBlanker(source, { boxes, patches });
  let [hasMediaTrack, hasDroppedTrack] = [false, false];

  const list = (range: BoxRange): Promise<Box[]> => boxes(range, patches.zero);

  const walk = async (range: BoxRange, rules: Readonly<Record<string, BoxRule>>, handler: string): Promise<void> => {
    for (const box of await list(range)) await handle(box, rules[box.type], handler);
  };

  const handle = async (box: Box, rule: BoxRule | undefined, handler: string): Promise<void> => {
    if (rule === undefined) return blank.box(box);
    if (rule === "children") return walk(box, BOXES[box.type] ?? {}, handler);
    if (rule === "track") return handleTrack(box);
    if (rule === "times") return blank.times(box);
    if (rule === "handler") return blank.handler(box);
    if (rule === "references") return blank.references(box);
    if (rule === "samples") return walkSampleEntries(box, handler);
  };

  const handleTrack = async (track: Box): Promise<void> => {
    const media = await find(track, "mdia");
    const handler = await readHandler(media);
    if (MEDIA_HANDLERS.some((known) => known === handler)) {
      hasMediaTrack = true;
      return walk(track, BOXES.trak ?? {}, handler);
    }
    hasDroppedTrack = true;
    const info = await find(media, "minf");
    await zeroSamples(source, await find(info, "stbl"), { boxes, patches });
    blank.box(track);
  };

  const walkSampleEntries = async (box: Box, handler: string): Promise<void> => {
    for (const entry of await list({ start: box.start + 8, end: box.end })) {
      await walk(handler === "soun" ? await blank.soundEntry(entry) : blank.videoEntry(entry), SAMPLE_ENTRY, handler);
    }
  };

  const find = async (range: BoxRange, type: string): Promise<Box> => {
    const found = (await list(range)).filter((box) => box.type === type);
    const [first] = found;
    if (first === undefined || found.length > 1) throw new UnreadableVideo(`not exactly one box ${type}`);
    return first;
  };

  const readHandler = async (media: BoxRange): Promise<string> =>
    (await source.read((await find(media, "hdlr")).start + 8, 4)).toString("latin1");

  const top = await list({ start: 0, end: source.size });
  for (const box of top) await handle(box, TOP_LEVEL[box.type], "");
  if (!hasMediaTrack) throw new UnreadableVideo("no track with pictures or sound");
  // Samples of fragments are not in the sample table, so they cannot be overwritten.
  if (hasDroppedTrack && top.some(({ type }) => type === "moof")) throw new UnreadableVideo("a fragmented file with a data track");
};
