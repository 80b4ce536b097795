import { toFacts } from "./facts";
import { toAppearance } from "./appearance";
import { INK, PAPER, papersOf } from "./palette";
import { portraitScene, type Brief } from "./portraits";
import { drawScene } from "./scene";
import { fitWidth, letter } from "./type";
import type { DemoTalent } from "../content/types";

const WIDTH = 1748;
const HEIGHT = 2480;
const MARGIN = 96;
const GAP = 24;
const TOP = 430;
const MAIN = { width: 1010, height: 1480 };

const frame = (talent: DemoTalent, index: number, size: Pick<Brief, "width" | "height" | "scale">): Brief => ({
  ...size,
  id: `t${talent.key}-c${index}`,
  deep: index === 2 ? 1 : 0.1,
  x: [0.49, 0.51],
  y: 0.5,
  laughs: index === 0 ? 0 : 0.2,
  kinds: index === 0 ? ["seamless"] : ["seamless", "split", "panel"],
  prints: index === 1 ? ["mono"] : index === 2 ? ["colour"] : index === 3 ? ["duotone"] : ["colour"],
});

const drawPictures = (talent: DemoTalent): string => {
  const face = toAppearance(talent);
  const sideLeft = MARGIN + MAIN.width + GAP;
  const side = { width: WIDTH - MARGIN - sideLeft, height: (MAIN.height - 2 * GAP) / 3 };
  const main = drawScene(portraitScene(talent, frame(talent, 0, { ...MAIN, scale: [1.08, 1.16] }), face), { x: MARGIN, y: TOP });
  const rest = [1, 2, 3].map((index) =>
    drawScene(portraitScene(talent, frame(talent, index, { ...side, scale: [0.5, 0.56] }), face), {
      x: sideLeft,
      y: TOP + (index - 1) * (side.height + GAP),
    }),
  );
  return main + rest.join("");
};

const drawFacts = (talent: DemoTalent): string => {
  const facts = toFacts(talent);
  const column = (WIDTH - 2 * MARGIN) / 3;
  return facts
    .map(([label, value], index) => {
      const x = MARGIN + (index % 3) * column;
      const y = TOP + MAIN.height + 128 + Math.floor(index / 3) * 132;
      return (
        letter(label.toUpperCase(), { x, y, size: 24, face: "strong", fill: "#7a736a", tracking: 0.14 }) +
        letter(value, { x, y: y + 54, size: 46, face: "display", fill: INK })
      );
    })
    .join("");
};

/** A talent's comp card: name, four pictures and measurements, A5 at 300 dpi. */
export const drawCompCard = (talent: DemoTalent): string => {
  const name = fitWidth(talent.name, { x: MARGIN - 4, y: 320, size: 190, face: "display", fill: INK, tracking: -0.02 }, WIDTH - 2 * MARGIN);
  const { accent } = papersOf(talent.categories[0]);
  const rule = (y: number, stroke: string, weight: number) =>
    `<path d="M${MARGIN} ${y}H${WIDTH - MARGIN}" stroke="${stroke}" stroke-width="${weight}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>` +
    letter("CASA JURITI", { x: MARGIN, y: 116, size: 30, face: "strong", fill: INK, tracking: 0.24 }) +
    letter("COMPOSITE", { x: WIDTH - MARGIN, y: 116, size: 30, face: "strong", fill: accent, tracking: 0.24, anchor: "end" }) +
    rule(148, INK, 2) +
    letter(talent.name, name) +
    drawPictures(talent) +
    drawFacts(talent) +
    rule(HEIGHT - 128, "#cfc7ba", 2) +
    letter("agenda.casajuriti.example", { x: MARGIN, y: HEIGHT - 78, size: 28, face: "sans", fill: "#5c5852" }) +
    letter("São Paulo, desde 2006", { x: WIDTH - MARGIN, y: HEIGHT - 78, size: 30, face: "italic", fill: "#5c5852", anchor: "end" }) +
    "</svg>"
  );
};
