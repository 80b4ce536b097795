/** The box is kept, its children are handled, or the function of this name blanks it. A box without a rule becomes `free`. */
export type BoxRule = "keep" | "children" | "times" | "handler" | "references" | "samples" | "track";

type Rules = Readonly<Record<string, BoxRule>>;

const keep = (types: string): Rules => Object.fromEntries(types.split(" ").map((type) => [type, "keep"]));

export const TOP_LEVEL: Rules = { ...keep("ftyp styp mdat mfra sidx ssix pdin"), moov: "children", moof: "children" };

/** By parent box. Only boxes that a player needs are listed; any other may contain a place, a name or a date. */
export const BOXES: Readonly<Record<string, Rules>> = {
  moov: { ...keep("iods"), mvhd: "times", trak: "track", mvex: "children" },
  mvex: keep("mehd trex leva"),
  moof: { ...keep("mfhd"), traf: "children" },
  traf: keep("tfhd tfdt trun sbgp sgpd subs saiz saio sdtp senc"),
  trak: { ...keep("tref load"), tkhd: "times", mdia: "children", edts: "children", tapt: "children" },
  edts: keep("elst"),
  tapt: keep("clef prof enof"),
  mdia: { ...keep("elng"), mdhd: "times", hdlr: "handler", minf: "children" },
  minf: { ...keep("vmhd smhd nmhd sthd"), hdlr: "handler", dinf: "children", stbl: "children", gmhd: "children" },
  gmhd: keep("gmin text"),
  dinf: { dref: "references" },
  stbl: { ...keep("stts ctts cslg stss stps stsc stsz stz2 stco co64 sdtp sbgp sgpd subs saiz saio padb"), stsd: "samples" },
};

/** Only boxes that a player needs. */
export const SAMPLE_ENTRY = keep(
  "avcC hvcC lhvC vvcC av1C vpcC esds dOps dfLa dac3 dec3 dac4 colr pasp clap btrt fiel gama clli mdcl SmDm CoLL amve dvcC dvvC hvcE wave chan alac damr d263 st3d sv3d sinf ccst ftab vexu hfov taic",
);

/** Tracks with pictures or sound. Other tracks may contain places: drones write them as captions. */
export const MEDIA_HANDLERS = ["vide", "soun", "auxv", "pict"] as const;
