import type { ContentRules } from "../../src/upstream/html/content-link";
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, sanitizeContent } from "../../src/upstream/html/sanitize-content";

const RULES: ContentRules = { panelUrl: "https://panel.example.com", mediaUrl: "https://panel.example.com/storage", mediaHosts: [] };

/** Attribute values as editors write them. */
const VALUES: Readonly<Record<string, string>> = {
  href: "https://example.com/uma página",
  src: "posts/1/foto 1.jpg",
  alt: "Estúdio",
  width: "1200",
  height: "800",
  colspan: "1",
  rowspan: "1",
  scope: "col",
  start: "3",
};

/** Elements that HTML allows only inside others, with these parents. */
const WRAPPERS: Readonly<Record<string, (element: string) => string>> = {
  li: (element) => `<ul>${element}</ul>`,
  figcaption: (element) => `<figure>${element}</figure>`,
  caption: (element) => `<table>${element}<tr><td>a</td></tr></table>`,
  tr: (element) => `<table>${element}</table>`,
  th: (element) => `<table><tr>${element}</tr></table>`,
  td: (element) => `<table><tr>${element}</tr></table>`,
  thead: (element) => `<table>${element}</table>`,
  tbody: (element) => `<table>${element}</table>`,
  tfoot: (element) => `<table>${element}</table>`,
};

const ROW = "<tr><td>a</td></tr>";
const CONTENTS: Readonly<Record<string, string>> = {
  ul: "<li>a</li>",
  ol: "<li>a</li>",
  table: ROW,
  thead: ROW,
  tbody: ROW,
  tfoot: ROW,
  tr: "<td>a</td>",
};
const VOID_ELEMENTS = ["img", "br", "hr"];

const sampleOf = (tag: string): string => {
  const attributes = (ALLOWED_ATTRIBUTES[tag] ?? [])
    .filter((name) => name in VALUES)
    .map((name) => ` ${name}="${VALUES[name]}"`)
    .join("");
  const element = VOID_ELEMENTS.includes(tag)
    ? `<${tag}${attributes}>`
    : `<${tag}${attributes}>${CONTENTS[tag] ?? "Texto à vista"}</${tag}>`;
  return (WRAPPERS[tag] ?? ((alone: string) => alone))(element);
};

const LINKS = [
  "/contato",
  "mailto:contato@example.com",
  "tel:+55 11 90000-0001",
  "#fotos",
  "javascript:alert(1)",
  "http://example.com/x?a=1&b=ção",
  "//example.com/x",
];
const FRAMES = ["https://www.youtube.com/embed/dQw4w9WgXcQ", "//player.vimeo.com/video/76979871", "https://tracker.example/frame"];

/** A sanitised text with every element and attribute of the allow-list, links and frames. */
export const textWithEveryElement = (): string => {
  const links = LINKS.map((href) => `<p><a href="${href}">Ligação</a></p>`);
  const frames = FRAMES.map((src) => `<p><iframe src="${src}"></iframe></p>`);
  const cleaned = sanitizeContent([...ALLOWED_TAGS.map(sampleOf), ...links, ...frames].join("\n"), RULES);
  if (!cleaned.ok) throw new Error(cleaned.error);
  return cleaned.value;
};
