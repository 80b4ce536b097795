import type { Element } from "domhandler";
import { type ChildNode, type Document, isCDATA, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";

import { isSafeValue, type Properties, PRESENTATION, readStyleRules, styleOf, type StyleRule } from "./svg-style";

export type SvgProblem = "notSvg" | "tooLarge" | "noSize" | "nothingLeft";

export class UnusableSvg extends Error {
  constructor(readonly problem: SvgProblem) {
    super(problem);
  }
}

const MAX_BYTES = 500_000;
const MAX_ELEMENTS = 5_000;
const MAX_DEPTH = 60;
/** Limit of elements after every reference is replaced by its target. */
const MAX_DRAWN = 20_000;
/** Limit of width and height in the file; the drawing itself has no resolution. */
const MAX_SIDE = 1_000;
const MAX_RATIO = 20;

const SHAPES = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text"];
const FILTERS = [
  "filter",
  "feBlend",
  "feColorMatrix",
  "feComponentTransfer",
  "feComposite",
  "feDropShadow",
  "feFlood",
  "feFuncA",
  "feFuncB",
  "feFuncG",
  "feFuncR",
  "feGaussianBlur",
  "feMerge",
  "feMergeNode",
  "feMorphology",
  "feOffset",
];
const ELEMENTS: ReadonlySet<string> = new Set([
  ...SHAPES,
  ...FILTERS,
  "svg",
  "g",
  "defs",
  "symbol",
  "use",
  "tspan",
  "linearGradient",
  "radialGradient",
  "stop",
  "clipPath",
  "mask",
  "pattern",
]);
const WITH_TEXT: ReadonlySet<string> = new Set(["text", "tspan"]);

const GEOMETRY: ReadonlySet<string> = new Set(
  `id d points pathLength x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height transform viewBox preserveAspectRatio offset dx dy rotate
  textLength lengthAdjust gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits
  patternContentUnits patternTransform filterUnits primitiveUnits in in2 result mode type values stdDeviation operator k1 k2 k3 k4
  radius slope intercept amplitude exponent tableValues`.split(/\s+/),
);

const LOCAL_REFERENCE = /^#[\w.-]+$/;

/** Removes the prefix: drawing programs write `svg:path` and attributes such as `inkscape:label`. */
const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

const escapeText = (text: string): string =>
  text

    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const targetOf = (element: Element): string | null => {
  const href = (element.attribs.href ?? element.attribs["xlink:href"] ?? "").trim();
  return LOCAL_REFERENCE.test(href) ? href : null;
};

const attributesOf = (element: Element, rules: readonly StyleRule[]): Properties => {
  const own = Object.entries(element.attribs).filter(
    ([name, value]) => (GEOMETRY.has(name) || PRESENTATION.has(name)) && isSafeValue(value),
  );
  const target = targetOf(element);
  return { ...Object.fromEntries(own), ...styleOf(element, rules), ...(target === null ? {} : { href: target }) };
};

const write = (name: string, attributes: Properties, content: string): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  return content === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${content}</${name}>`;
};

const contentOf = (nodes: readonly ChildNode[], rules: readonly StyleRule[], keepsText: boolean): string =>
  nodes
    .map((node) => {
      if (isText(node)) return keepsText ? escapeText(node.data) : "";
      return isTag(node) ? toMarkup(node, rules) : "";
    })
    .join("");

const toMarkup = (element: Element, rules: readonly StyleRule[]): string => {
  const name = localName(element.name);
  if (!ELEMENTS.has(name) || (name === "use" && targetOf(element) === null)) return "";
  return write(name, attributesOf(element, rules), contentOf(element.children, rules, WITH_TEXT.has(name)));
};

const textOf = (nodes: readonly ChildNode[]): string =>
  nodes.map((node) => (isText(node) ? node.data : isCDATA(node) ? textOf(node.children) : "")).join("");

type Measured = { elements: Element[]; styles: string };

/** All elements in order, and the text of the style sheets; rejects drawings that would take long to read. */
const measure = (root: Element): Measured => {
  const elements: Element[] = [];
  const styles: string[] = [];
  let level: readonly Element[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    elements.push(...level);
    if (depth > MAX_DEPTH || elements.length > MAX_ELEMENTS) throw new UnusableSvg("tooLarge");
    styles.push(...level.filter(({ name }) => localName(name) === "style").map(({ children }) => textOf(children)));
    level = level.flatMap(({ children }) => children.filter(isTag));
  }
  return { elements, styles: styles.join("\n") };
};

/** Rejects references to elements that contain references themselves: each level multiplies the number of rendered elements. */
const limitReferences = (elements: readonly Element[], rules: readonly StyleRule[]): void => {
  const referencesOf = (element: Element): string[] =>
    Object.entries(attributesOf(element, rules)).flatMap(([name, value]) => (name === "id" ? [] : (value.match(/#[\w.-]+/g) ?? [])));
  const byId = new Map(elements.map((element) => [`#${element.attribs.id ?? ""}`, element]));
  const sizes = new Map<Element, number>();
  const sizeOf = (element: Element, above: readonly Element[]): number => {
    const known = sizes.get(element);
    if (known !== undefined) return known;
    if (above.includes(element) || above.length > MAX_DEPTH) throw new UnusableSvg("tooLarge");
    const targets = referencesOf(element).flatMap((reference) => byId.get(reference) ?? []);
    const parts = [...element.children.filter(isTag), ...targets];
    const size = parts.reduce((sum, part) => sum + sizeOf(part, [...above, element]), 1);
    if (size > MAX_DRAWN) throw new UnusableSvg("tooLarge");
    sizes.set(element, size);
    return size;
  };
  const [root] = elements;
  if (root !== undefined) sizeOf(root, []);
};

const NUMBER = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*(?:px)?\s*$/i;

const lengthOf = (text: string | undefined): number | null => {
  const [, digits] = NUMBER.exec(text ?? "") ?? [];
  return digits === undefined ? null : Number(digits);
};

/** The drawing's `viewBox`, and its size in pixels, at most `MAX_SIDE`. */
const sizeOfRoot = ({ attribs }: Element): Properties => {
  const numbers = (attribs.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [lengthOf(attribs.width), lengthOf(attribs.height)];
  const [x = NaN, y = NaN, boxWidth = NaN, boxHeight = NaN] = numbers.length === 4 ? numbers : [0, 0, width ?? NaN, height ?? NaN];
  const isUsable = [x, y, boxWidth, boxHeight].every(Number.isFinite) && Math.min(boxWidth, boxHeight) > 0;
  if (!isUsable || Math.max(boxWidth / boxHeight, boxHeight / boxWidth) > MAX_RATIO) throw new UnusableSvg("noSize");
  const scale = MAX_SIDE / Math.max(boxWidth, boxHeight);
  const [shownWidth, shownHeight] = [boxWidth, boxHeight].map((side) => String(Math.max(1, Math.round(side * scale))));
  return { viewBox: [x, y, boxWidth, boxHeight].join(" "), width: shownWidth ?? "", height: shownHeight ?? "" };
};

const decode = (data: Buffer): string => {
  const [first, second] = data;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(data);
  return first === 0xfe && second === 0xff ? new TextDecoder("utf-16be").decode(data) : new TextDecoder().decode(data);
};

const rootOf = ({ children }: Document): Element => {
  const root = children.find(isTag);
  if (root === undefined || localName(root.name) !== "svg") throw new UnusableSvg("notSvg");
  return root;
};

/**
 * Builds a new SVG from the elements and attributes of an allow-list, so that nothing of the file's own markup remains: no script, event
 * attribute, foreign content, embedded picture, link or reference to another file. Style sheets become attributes. Entities that the file
 * declares are not expanded.
 * @throws UnusableSvg
 */
export const sanitizeSvg = (data: Buffer): Buffer => {
  if (data.length > MAX_BYTES) throw new UnusableSvg("tooLarge");
  const root = rootOf(parseDocument(decode(data), { xmlMode: true }));
  const { elements, styles } = measure(root);
  const rules = readStyleRules(styles);
  limitReferences(elements, rules);
  const content = contentOf(root.children, rules, false);
  if (!SHAPES.some((shape) => content.includes(`<${shape}`))) throw new UnusableSvg("nothingLeft");
  const attributes = { xmlns: "http://www.w3.org/2000/svg", ...attributesOf(root, rules), ...sizeOfRoot(root) };
  return Buffer.from(write("svg", attributes, content));
};
