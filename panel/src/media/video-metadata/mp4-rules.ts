/** What is done with a box: kept, looked into, or handled by a function of this name; any other becomes an empty `free`. */
export type BoxRule = "keep" | "inside" | "times" | "handler" | "references" | "samples" | "track";

type Rules = Readonly<Record<string, BoxRule>>;

const keep = (types: string): Rules => Object.fromEntries(types.split(" ").map((type) => [type, "keep"]));

export const TOP_LEVEL: Rules = { ...keep("ftyp styp mdat mfra sidx ssix pdin"), moov: "inside", moof: "inside" };

/** Boxes by the box around them. Only what playing needs is listed: whatever else there is may hold a place, a name or a date. */
export const BOXES: Readonly<Record<string, Rules>> = {
  moov: { ...keep("iods"), mvhd: "times", trak: "track", mvex: "inside" },
  mvex: keep("mehd trex leva"),
  moof: { ...keep("mfhd"), traf: "inside" },
  traf: keep("tfhd tfdt trun sbgp sgpd subs saiz saio sdtp senc"),
  trak: { ...keep("tref load"), tkhd: "times", mdia: "inside", edts: "inside", tapt: "inside" },
  edts: keep("elst"),
  tapt: keep("clef prof enof"),
  mdia: { ...keep("elng"), mdhd: "times", hdlr: "handler", minf: "inside" },
  minf: { ...keep("vmhd smhd nmhd sthd"), hdlr: "handler", dinf: "inside", stbl: "inside", gmhd: "inside" },
  gmhd: keep("gmin text"),
  dinf: { dref: "references" },
  stbl: { ...keep("stts ctts cslg stss stps stsc stsz stz2 stco co64 sdtp sbgp sgpd subs saiz saio padb"), stsd: "samples" },
};

/** Boxes of a sample entry that describe how to decode and show it. */
export const SAMPLE_ENTRY = keep(
  "avcC hvcC lhvC vvcC av1C vpcC esds dOps dfLa dac3 dec3 dac4 colr pasp clap btrt fiel gama clli mdcl SmDm CoLL amve dvcC dvvC hvcE wave chan alac damr d263 st3d sv3d sinf ccst ftab vexu hfov taic",
);

/** Handlers whose samples are pictures or sound. Any other track may hold a place each second; drones write it as captions. */
export const SHOWN_HANDLERS = ["vide", "soun", "auxv", "pict"] as const;
