import { mix } from "./color";
import type { Edition, Page } from "./editions";
import { EDITIONS } from "./editions";
import { groupScene, type Group } from "./groups";
import { jpeg, type PictureJob } from "./job";
import { INK, PAPER } from "./palette";
import { drawScene, type At } from "./scene";
import { drawSet } from "./sets";
import { fitWidth, letter, paragraph, wrap } from "./type";

const WIDTH = 1200;
const HEIGHT = 1600;
const EDGE = 96;
const SKIP_ANNOUNCEMENT = "#6b645b";

type Sheet = { edition: Edition; id: string; folio: number };

const scene = ({ edition, id }: Sheet, group: Omit<Group, "id" | "papers"> & { part?: string }, at: At = {}): string =>
  drawScene(groupScene({ ...group, id: `${id}${group.part ?? ""}`, papers: edition.papers }), at);

const full = { width: WIDTH, height: HEIGHT };
const dark = (page: { dark?: boolean }) => (page.dark === true ? { dark: true } : {});

const folio = ({ folio: number }: Sheet, fill = SKIP_ANNOUNCEMENT): string =>
  letter(String(number).padStart(2, "0"), {
    x: number % 2 === 0 ? EDGE : WIDTH - EDGE,
    y: HEIGHT - 62,
    size: 26,
    face: "sans",
    fill,
    anchor: number % 2 === 0 ? "start" : "end",
    tracking: 0.06,
  }) +
  letter("Juriti", {
    x: number % 2 === 0 ? WIDTH - EDGE : EDGE,
    y: HEIGHT - 62,
    size: 30,
    face: "italic",
    fill,
    anchor: number % 2 === 0 ? "end" : "start",
  });

type Drawers = { [Layout in Page["layout"]]: (page: Extract<Page, { layout: Layout }>, sheet: Sheet) => string };

const DRAW: Drawers = {
  cover: (page, sheet) => {
    const fill = page.dark === true ? PAPER : INK;
    const lines = page.lines.map((line, index) =>
      letter(line, { x: EDGE, y: 1368 + index * 70, size: index === 0 ? 62 : 44, face: index === 0 ? "display" : "italic", fill: PAPER }),
    );
    return (
      scene(sheet, { ...full, cast: [page.key], scale: 1.16, y: 0.58, print: page.print, ...dark(page) }) +
      `<defs><linearGradient id="${sheet.id}-foot" x2="0" y2="1"><stop offset="0" stop-color="${INK}" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity=".78"/></linearGradient></defs>` +
      `<rect y="1120" width="${WIDTH}" height="480" fill="url(#${sheet.id}-foot)"/>` +
      letter("Juriti", {
        ...fitWidth(
          "Juriti",
          { x: WIDTH / 2, y: 425, size: 390, face: "display", fill, anchor: "middle", tracking: -0.035 },
          WIDTH - 2 * EDGE,
        ),
      }) +
      letter(`Nº ${page.number}`, { x: EDGE, y: 88, size: 26, face: "strong", fill, tracking: 0.16 }) +
      letter(page.season.toUpperCase(), { x: WIDTH - EDGE, y: 88, size: 26, face: "strong", fill, tracking: 0.16, anchor: "end" }) +
      lines.join("")
    );
  },
  contents: (page, sheet) =>
    letter(page.title, { x: EDGE, y: 330, size: 132, face: "display", fill: INK, tracking: -0.02 }) +
    page.rows
      .map(([number, text], index) => {
        const y = 620 + index * 190;
        return (
          `<path d="M${EDGE} ${y - 96}H${WIDTH - EDGE}" stroke="#cfc7ba" stroke-width="2"/>` +
          letter(number, { x: EDGE, y, size: 58, face: "italic", fill: sheet.edition.papers.accent }) +
          paragraph(text, { x: EDGE + 170, y, size: 50, face: "display", fill: INK }, { room: 800, leading: 58 })
        );
      })
      .join(""),
  portrait: (page, sheet) => {
    const fill = page.dark === true ? PAPER : INK;
    return (
      scene(sheet, { ...full, cast: [page.key], scale: 1.42, y: 0.44, print: page.print, ...dark(page) }) +
      letter(page.caption, { x: EDGE, y: 110, size: 30, face: "italic", fill })
    );
  },
  text: (page, sheet) => {
    const title = { x: EDGE, y: 360, size: 112, face: "display", fill: INK, tracking: -0.02 } as const;
    const head = wrap(page.title, title, WIDTH - 2 * EDGE);
    const style = { size: 34, face: "sans", fill: INK } as const;
    const room = 760;
    const start = 360 + head.length * 116 + 60;
    const set = page.body.reduce<{ y: number; svg: string }>(
      ({ y, svg }, text) => ({
        y: y + wrap(text, style, room).length * 51 + 34,
        svg: svg + paragraph(text, { ...style, x: WIDTH - EDGE - room, y }, { room, leading: 51 }),
      }),
      { y: start, svg: "" },
    );
    return (
      letter(page.kicker.toUpperCase(), { x: EDGE, y: 190, size: 26, face: "strong", fill: sheet.edition.papers.accent, tracking: 0.2 }) +
      head.map((line, index) => letter(line, { ...title, y: title.y + index * 116 })).join("") +
      `<path d="M${EDGE} ${start - 30}H${EDGE + 120}" stroke="${sheet.edition.papers.accent}" stroke-width="5"/>` +
      set.svg
    );
  },
  titled: (page, sheet) =>
    scene(
      sheet,
      { width: WIDTH - 2 * EDGE, height: 1130, cast: [page.key], scale: 1.02, y: 0.45, print: page.print, kind: "arch" },
      { x: EDGE, y: EDGE },
    ) +
    letter(page.title, {
      ...fitWidth(page.title, { x: EDGE - 6, y: 1420, size: 230, face: "display", fill: INK, tracking: -0.03 }, WIDTH - 2 * EDGE),
    }),
  quote: (page, sheet) => {
    const style = { x: EDGE, y: 560, size: 128, face: "italic", fill: PAPER, tracking: -0.01 } as const;
    return (
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${mix(sheet.edition.papers.deep[1] ?? INK, INK, 0.1)}"/>` +
      letter("“", { x: EDGE - 14, y: 420, size: 340, face: "display", fill: sheet.edition.papers.mid[0] }) +
      paragraph(page.quote, style, { room: WIDTH - 2 * EDGE, leading: 148 }) +
      letter(page.by, { x: EDGE, y: 1420, size: 34, face: "sans", fill: sheet.edition.papers.pale[0] })
    );
  },
  sheet: (page, sheet) => {
    const size = { width: 325, height: 420 };
    const prints = ["mono", "colour", "duotone"] as const;
    return (
      page.keys
        .map((key, index) =>
          scene(
            sheet,
            {
              ...size,
              part: `-${index}`,
              cast: [key],
              scale: 0.36,
              y: 0.48,
              print: prints[(index * 2 + Math.floor(index / 3)) % 3] ?? "mono",
              dark: index % 4 === 2,
            },
            { x: EDGE + (index % 3) * (size.width + 16), y: 120 + Math.floor(index / 3) * (size.height + 16) },
          ),
        )
        .join("") + letter(page.caption, { x: EDGE, y: 1478, size: 36, face: "italic", fill: INK })
    );
  },
  pair: (page, sheet) =>
    page.keys
      .map((cast, index) =>
        scene(
          sheet,
          {
            width: WIDTH - 2 * EDGE,
            height: 640,
            part: `-${index}`,
            cast,
            scale: 0.6,
            y: 0.46,
            print: index === 0 ? "colour" : "mono",
            kind: index === 0 ? "split" : "seamless",
          },
          { x: EDGE, y: EDGE + index * 664 },
        ),
      )
      .join("") + letter(page.caption, { x: EDGE, y: 1478, size: 36, face: "italic", fill: INK }),
  still: (page, sheet) => {
    const props = page.props.map((name, index) => ({
      name,
      x: page.props.length === 1 ? 0.46 : 0.34 + index * 0.34,
      floor: 0.9 - index * 0.03,
      scale: 1.02,
      cloth: sheet.edition.papers.accent,
    }));
    return (
      drawSet({ id: sheet.id, ...full, papers: sheet.edition.papers, props, dark: page.dark === true }) +
      letter(page.caption, { x: EDGE, y: 190, size: 34, face: "italic", fill: page.dark === true ? PAPER : INK })
    );
  },
  colophon: (page) =>
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#141414"/>` +
    letter("Juriti", { x: EDGE - 6, y: 360, size: 200, face: "display", fill: PAPER, tracking: -0.03 }) +
    page.lines
      .map((line, index) =>
        paragraph(line, { x: EDGE, y: 760 + index * 92, size: 32, face: "sans", fill: "#cfc7ba" }, { room: WIDTH - 2 * EDGE, leading: 44 }),
      )
      .join(""),
};

const FOLIO_ON_PAPER: readonly Page["layout"][] = ["contents", "text", "titled", "sheet", "pair"];

/** Narrows the type of the page for its draw function. */
const drawLayout = (page: Page, sheet: Sheet): string => {
  switch (page.layout) {
    case "cover":
      return DRAW.cover(page, sheet);
    case "contents":
      return DRAW.contents(page, sheet);
    case "portrait":
      return DRAW.portrait(page, sheet);
    case "text":
      return DRAW.text(page, sheet);
    case "titled":
      return DRAW.titled(page, sheet);
    case "quote":
      return DRAW.quote(page, sheet);
    case "sheet":
      return DRAW.sheet(page, sheet);
    case "pair":
      return DRAW.pair(page, sheet);
    case "still":
      return DRAW.still(page, sheet);
    case "colophon":
      return DRAW.colophon(page, sheet);
  }
};

const drawPage = (page: Page, sheet: Sheet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>` +
  `${drawLayout(page, sheet)}${FOLIO_ON_PAPER.includes(page.layout) ? folio(sheet) : ""}</svg>`;

/** Every page of every edition; page 1 is the cover. */
export const MAGAZINE_PICTURES: PictureJob[] = EDITIONS.flatMap((edition) =>
  [edition.cover, ...edition.pages].map((page, index) => {
    const name = index === 0 ? "cover" : String(index).padStart(2, "0");
    return jpeg(`magazines/${edition.key}/${name}.jpg`, () => drawPage(page, { edition, id: `m${edition.key}-${name}`, folio: index + 1 }));
  }),
);
