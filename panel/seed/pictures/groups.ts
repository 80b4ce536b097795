import { randomFrom } from "../content/random";
import { talents } from "../content/talents";
import { toAppearance, type Appearance } from "./appearance";
import type { BackdropKind } from "./backdrop";
import { mix } from "./color";
import { direct, type Print } from "./direction";
import { drawFigure } from "./figure";
import { INK, type Papers } from "./palette";
import { drawScene, type Scene, type Stand } from "./scene";

/** A picture of one to four talents, for posts, campaigns and slides. */
export type Group = {
  id: string;
  width: number;
  height: number;
  /** Keys of talents, from left to right. */
  cast: readonly string[];
  papers: Papers;
  kind?: BackdropKind;
  dark?: boolean;
  print?: Print;
  scale: number;
  /** Horizontal centres of the faces as shares of the width; evenly spread by default. */
  at?: readonly number[];
  y?: number;
  border?: number;
};

const faceOf = (key: string): Appearance => {
  const talent = talents.find((candidate) => candidate.key === key);
  if (talent === undefined) throw new Error(`The demo content has no talent ${key}`);
  return toAppearance(talent);
};

/** How much lower the face of a child is, as a share of the height. */
const dropOf = (age: number): number => (age < 4 ? 0.14 : age < 8 ? 0.09 : age < 12 ? 0.05 : 0);

const spread = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) / (count + 1) + (count === 2 ? (index - 0.5) * 0.06 : 0));

const toStands = (group: Group, paper: string): { stands: Stand[]; defs: string } => {
  const random = randomFrom(`group ${group.id}`);
  const places = group.at ?? spread(group.cast.length);
  const made = group.cast.map((key, index) => {
    const face = faceOf(key);
    const { look, defs } = direct(random, face, {
      papers: group.papers,
      print: group.print ?? "colour",
      backdrop: paper,
      id: `${group.id}-${index}`,
      laughs: 0.15,
    });
    const x = places[index] ?? 0.5;
    const scale = group.scale * random.between(0.96, 1.05);
    const y = (group.y ?? 0.46) + dropOf(face.age);
    return {
      stand: {
        figure: drawFigure(face, { ...look, sunglasses: false }),
        scale,
        x,
        y,
        mirrored: x > 0.5 ? random.chance(0.8) : random.chance(0.2),
      },
      defs,
    };
  });
  return { stands: made.map(({ stand }) => stand), defs: made.map(({ defs }) => defs).join("") };
};

/** A scene with several people. */
export const groupScene = (group: Group): Scene => {
  const { papers, print = "colour", dark = false } = group;
  const grey = (color: string, share: number) => (print === "mono" ? mix("#34312f", "#eeebe5", share) : color);
  const paper = grey(dark ? (papers.deep[1] ?? papers.deep[0]) : papers.mid[0], dark ? 0.06 : 0.8);
  const second = grey(dark ? papers.deep[0] : papers.pale[0], dark ? 0.16 : 0.95);
  const scene: Scene = {
    id: group.id,
    width: group.width,
    height: group.height,
    backdrop: { kind: group.kind ?? "seamless", paper, second, light: { x: 0.28, y: 0.25 } },
    ...toStands(group, paper),
    shadow: { kind: "flash", dx: 46 * group.scale, dy: 26 * group.scale, color: mix(paper, INK, 0.72), opacity: 0.26 },
    shade: { color: print === "colour" ? mix(papers.deep[1] ?? INK, "#2a140a", 0.55) : INK, strength: 0.22 },
  };
  return group.border === undefined ? scene : { ...scene, border: group.border };
};

type Pins = {
  id: string;
  keys: readonly string[];
  papers: Papers;
  columns: number;
  box: { x: number; y: number; width: number };
  prints: readonly Print[];
};

/** Small portraits on a wall, in columns. */
export const drawPins = ({ id, keys, papers, columns, box, prints }: Pins): string => {
  const gap = box.width * 0.035;
  const wide = (box.width - gap * (columns - 1)) / columns;
  const high = wide * 1.3;
  return keys
    .map((key, index) => {
      const random = randomFrom(`pin ${id} ${index}`);
      const x = box.x + (index % columns) * (wide + gap);
      const y = box.y + Math.floor(index / columns) * (high + gap);
      const scene = groupScene({
        id: `${id}-${index}`,
        width: 600,
        height: 780,
        cast: [key],
        papers,
        print: prints[index % prints.length] ?? "colour",
        scale: 0.62,
        border: 44,
        dark: index % 5 === 3,
      });
      const turn = `rotate(${random.between(-2.4, 2.4).toFixed(2)} ${x + wide / 2} ${y + high / 2})`;
      return `<g transform="${turn}"><rect x="${x + 7}" y="${y + 10}" width="${wide}" height="${high}" fill="${INK}" opacity=".2"/>${drawScene(scene, { x, y, width: wide, height: high })}</g>`;
    })
    .join("");
};
