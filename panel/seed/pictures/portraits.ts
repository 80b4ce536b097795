import { randomFrom, type Random } from "../content/random";
import type { DemoTalent } from "../content/types";
import { toAppearance, type Appearance } from "./appearance";
import type { Backdrop, BackdropKind } from "./backdrop";
import { mix } from "./color";
import { direct, type Print, type Shoot } from "./direction";
import { drawFigure } from "./figure";
import { INK, papersOf } from "./palette";
import type { Scene, Shadow } from "./scene";

/** The variants of a portrait. */
export type Brief = {
  id: string;
  width: number;
  height: number;
  kinds: readonly [BackdropKind, ...BackdropKind[]];
  prints: readonly [Print, ...Print[]];
  /** Probability of a dark backdrop. */
  deep: number;
  scale: readonly [number, number];
  x: readonly [number, number];
  y: number;
  border?: number;
  /** Probability of closed, laughing eyes. */
  laughs?: number;
};

const backdropFor = (random: Random, brief: Brief, { papers, print }: Pick<Shoot, "papers" | "print">): Backdrop => {
  const dark = random.chance(brief.deep);
  const first = dark ? random.pick(papers.deep) : random.pick(random.chance(0.55) ? papers.pale : papers.mid);
  const second = dark ? mix(first, papers.mid[0], 0.28) : random.pick(random.chance(0.6) ? papers.mid : papers.pale);
  const grey = (color: string, share: number) => (print === "mono" ? mix("#3b3937", "#eeebe5", share) : color);
  const share = dark ? 0.06 : random.between(0.7, 0.98);
  return {
    kind: random.pick(brief.kinds),
    paper: grey(first, share),
    second: grey(second, Math.max(0, share - 0.2)),
    light: { x: random.chance(0.5) ? 0.26 : 0.74, y: random.between(0.16, 0.36) },
  };
};

const shadowFor = (random: Random, backdrop: Backdrop, scale: number): Shadow => {
  if (random.chance(0.3)) return { kind: "none" };
  const away = backdrop.light.x < 0.5 ? 1 : -1;
  const reach = random.pick([34, 58, 92]) * scale;
  return { kind: "flash", dx: away * reach, dy: reach * 0.55, color: mix(backdrop.paper, INK, 0.72), opacity: random.between(0.2, 0.34) };
};

/** One person in front of a studio backdrop. */
export const portraitScene = (talent: DemoTalent, brief: Brief, face: Appearance = toAppearance(talent)): Scene => {
  const random = randomFrom(`portrait ${brief.id}`);
  const papers = papersOf(talent.categories[0]);
  const print = random.pick(brief.prints);
  const backdrop = backdropFor(random, brief, { papers, print });
  const { look, defs } = direct(random, face, { papers, print, backdrop: backdrop.paper, id: brief.id, laughs: brief.laughs });
  const scale = random.between(...brief.scale);
  const shadow = shadowFor(random, backdrop, scale);
  const stand = { figure: drawFigure(face, look), scale, x: random.between(...brief.x), y: brief.y, mirrored: backdrop.light.x > 0.5 };
  return {
    id: brief.id,
    width: brief.width,
    height: brief.height,
    backdrop,
    stands: [stand],
    shadow,
    shade: { color: print === "colour" ? mix(papers.deep[1] ?? INK, "#2a140a", 0.55) : INK, strength: random.pick([0, 0.2, 0.3, 0.38]) },
    defs,
    ...(brief.border === undefined ? {} : { border: brief.border }),
  };
};

/** A cover: quiet backdrop, natural colours, a large face in the same position. */
export const coverScene = (talent: DemoTalent): Scene =>
  portraitScene(talent, {
    id: `t${talent.key}-cover`,
    width: 1200,
    height: 1600,
    kinds: ["seamless", "seamless", "seamless", "roll", "disc", "window"],
    prints: ["colour"],
    deep: 0.16,
    scale: [1.2, 1.38],
    x: [0.48, 0.52],
    y: 0.45,
    laughs: 0,
  });

const PORTRAIT: Pick<Brief, "width" | "height" | "kinds" | "prints" | "x" | "y"> = {
  width: 1200,
  height: 1600,
  kinds: ["seamless", "seamless", "roll", "panel", "disc", "arch", "split", "window"],
  prints: ["colour", "colour", "colour", "mono", "duotone"],
  x: [0.44, 0.56],
  y: 0.46,
};
const LANDSCAPE: typeof PORTRAIT = {
  ...PORTRAIT,
  width: 1600,
  height: 1067,
  kinds: ["seamless", "seamless", "panel", "split", "window", "disc"],
  x: [0.3, 0.7],
  y: 0.5,
};

/** A picture of the book; about one in four has landscape format. */
export const bookScene = (talent: DemoTalent, index: number): Scene => {
  const id = `t${talent.key}-b${index + 1}`;
  const random = randomFrom(`framing ${id}`);
  if (random.chance(0.25))
    return portraitScene(talent, { ...LANDSCAPE, id, deep: 0.3, scale: random.chance(0.3) ? [1.3, 1.5] : [0.92, 1.1] });
  const closeUp = random.chance(0.3);
  return portraitScene(talent, {
    ...PORTRAIT,
    id,
    deep: 0.28,
    scale: closeUp ? [1.5, 1.75] : [1.0, 1.28],
    ...(random.chance(0.14) ? { border: 72 } : {}),
  });
};

/** A digital: upright, from one distance, without a border. */
export const digitalScene = (talent: DemoTalent, index: number): Scene =>
  portraitScene(talent, { ...PORTRAIT, id: `t${talent.key}-d${index + 1}`, deep: 0.05, scale: index % 2 === 0 ? [1, 1.02] : [1.5, 1.52] });
