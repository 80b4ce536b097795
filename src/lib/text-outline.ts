import { create, type Path } from "fontkit";

export interface TextOutline {
  /** Data of an SVG path, in thousandths of an em; y grows downwards from the baseline. */
  data: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const UNITS = 1000;

/** The outlines of the glyphs, so that a drawing needs no installed font. Spaces at either end take no width. */
export const outlineText = (fontFile: Buffer, text: string): TextOutline => {
  const font = create(fontFile);
  const { glyphs, positions } = font.layout(text);
  const scale = UNITS / font.unitsPerEm;
  let x = 0;
  const paths = glyphs.map(({ path }, index): Path => {
    const moved = path.transform(scale, 0, 0, -scale, x, 0);
    x += (positions[index]?.xAdvance ?? 0) * scale;
    return moved;
  });
  const boxes = paths.map(({ bbox }) => bbox).filter(({ minX, maxX }) => Number.isFinite(minX) && Number.isFinite(maxX));
  const left = Math.min(...boxes.map(({ minX }) => minX));
  const top = Math.min(...boxes.map(({ minY }) => minY));
  const width = Math.max(...boxes.map(({ maxX }) => maxX)) - left;
  const height = Math.max(...boxes.map(({ maxY }) => maxY)) - top;
  return { data: paths.map((path) => path.toSVG()).join(""), left, top, width, height };
};

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns an SVG path, as large as possible and centred in the box. */
export const fitOutline = (outline: TextOutline, box: Box, color: string): string => {
  const { data, left, top, width, height } = outline;
  if (data === "") return "";
  const scale = Math.min(box.width / width, box.height / height);
  const x = box.x + (box.width - width * scale) / 2 - left * scale;
  const y = box.y + (box.height - height * scale) / 2 - top * scale;
  const [a, e, f] = [scale, x, y].map((value) => value.toFixed(4));
  return `<path transform="matrix(${a} 0 0 ${a} ${e} ${f})" fill="${color}" d="${data}"/>`;
};
