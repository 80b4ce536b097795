import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";

/** A node in the format of the rich text editor. */
type LexicalNode = { type: string; version: number; [key: string]: unknown };
export type LexicalText = {
  root: { type: string; version: number; direction: "ltr"; format: ""; indent: number; children: LexicalNode[] };
};

/** Resolves to the id of the stored file of an `img`. */
type FindPicture = (picture: { ref: string; alt: string }) => Promise<number>;

const BOLD = 1;
const ITALIC = 2;
const FORMATS: Readonly<Record<string, number>> = { strong: BOLD, b: BOLD, em: ITALIC, i: ITALIC };
const BLOCK = { direction: "ltr", format: "", indent: 0, version: 1 } as const;

const textNode = (text: string, format: number): LexicalNode => ({
  type: "text",
  version: 1,
  text,
  format,
  detail: 0,
  mode: "normal",
  style: "",
});

const linkNode = (url: string, children: LexicalNode[]): LexicalNode => ({
  ...BLOCK,
  type: "link",
  version: 3,
  fields: { linkType: "custom", url, newTab: false },
  children,
});

const toInline = (nodes: ChildNode[], format = 0): LexicalNode[] =>
  nodes.flatMap((node) => {
    if (isText(node)) return node.data === "" ? [] : [textNode(node.data.replace(/\s+/g, " "), format)];
    if (!isTag(node)) return [];
    if (node.name === "br") return [{ type: "linebreak", version: 1 }];
    if (node.name === "a") return [linkNode(node.attribs.href ?? "", toInline(node.children, format))];
    return toInline(node.children, format | (FORMATS[node.name] ?? 0));
  });

const paragraph = (nodes: ChildNode[]): LexicalNode => ({
  ...BLOCK,
  type: "paragraph",
  textFormat: 0,
  textStyle: "",
  children: toInline(nodes),
});

const childElements = (element: Element, ...names: string[]): Element[] =>
  element.children.filter(isTag).filter(({ name }) => names.includes(name));

const descendants = (element: Element, name: string): Element[] =>
  element.children.filter(isTag).flatMap((child) => (child.name === name ? [child] : descendants(child, name)));

const listNode = (element: Element): LexicalNode => ({
  ...BLOCK,
  type: "list",
  listType: element.name === "ol" ? "number" : "bullet",
  tag: element.name,
  start: 1,
  children: childElements(element, "li").map((item, index) => ({
    ...BLOCK,
    type: "listitem",
    value: index + 1,
    children: toInline(item.children),
  })),
});

const tableNode = (element: Element): LexicalNode => ({
  ...BLOCK,
  type: "table",
  children: descendants(element, "tr").map((row) => ({
    ...BLOCK,
    type: "tablerow",
    children: childElements(row, "td", "th").map((cell) => ({
      ...BLOCK,
      type: "tablecell",
      headerState: cell.name === "th" ? 1 : 0,
      colSpan: Number(cell.attribs.colspan ?? 1),
      rowSpan: Number(cell.attribs.rowspan ?? 1),
      backgroundColor: null,
      children: [paragraph(cell.children)],
    })),
  })),
});

const textOf = (nodes: ChildNode[]): string =>
  nodes.map((node) => (isText(node) ? node.data : isTag(node) ? textOf(node.children) : "")).join("");

const uploadNode = async (element: Element, findPicture: FindPicture): Promise<LexicalNode[]> => {
  const [image] = element.name === "img" ? [element] : descendants(element, "img");
  if (image === undefined) return [];
  const value = await findPicture({ ref: image.attribs.src ?? "", alt: image.attribs.alt ?? "" });
  const [caption] = descendants(element, "figcaption");
  const fields = caption === undefined ? {} : { caption: textOf(caption.children).trim() };
  // The editor requires an id for each upload node; it is derived from the picture's id, so that the content is deterministic.
  return [{ type: "upload", version: 3, format: "", id: `demo-${value}`, relationTo: "media", value, fields }];
};

const toBlocks = async (node: ChildNode, findPicture: FindPicture): Promise<LexicalNode[]> => {
  if (!isTag(node)) return textOf([node]).trim() === "" ? [] : [paragraph([node])];
  if (node.name === "h2" || node.name === "h3") return [{ ...BLOCK, type: "heading", tag: node.name, children: toInline(node.children) }];
  if (node.name === "ul" || node.name === "ol") return [listNode(node)];
  if (node.name === "blockquote") return [{ ...BLOCK, type: "quote", children: toInline(node.children) }];
  if (node.name === "table") return [tableNode(node)];
  if (node.name === "figure" || node.name === "img") return uploadNode(node, findPicture);
  if (node.name === "hr") return [{ type: "horizontalrule", version: 1 }];
  return [paragraph(node.children)];
};

/** Supports only the tags that `content/types.ts` lists. */
export const htmlToLexical = async (html: string, findPicture: FindPicture): Promise<LexicalText> => {
  const children: LexicalNode[] = [];
  for (const node of parseDocument(html).children) children.push(...(await toBlocks(node, findPicture)));
  return { root: { ...BLOCK, type: "root", children } };
};
