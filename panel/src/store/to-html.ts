import type { SerializedTableCellNode, SerializedTableNode, SerializedTableRowNode } from "@payloadcms/richtext-lexical";
import {
  convertLexicalToHTML,
  type HTMLConverters,
  type HTMLConvertersFunction,
} from "@payloadcms/richtext-lexical/html";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";

import { inLocale } from "../contract/to-wire";
import { toLocalised } from "./localised";
import { isMedia } from "./media-file";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

const span = (name: string, count: number | undefined): string =>
  count !== undefined && count > 1 ? ` ${name}="${count}"` : "";

type TableNodes = SerializedTableNode | SerializedTableRowNode | SerializedTableCellNode;

const tableConverters: HTMLConverters<TableNodes> = {
  table: ({ node, nodesToHTML }) => `<table><tbody>${nodesToHTML({ nodes: node.children }).join("")}</tbody></table>`,
  tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join("")}</tr>`,
  tablecell: ({ node, nodesToHTML }) => {
    const tag = node.headerState > 0 ? "th" : "td";
    const attributes = span("colspan", node.colSpan) + span("rowspan", node.rowSpan);
    return `<${tag}${attributes}>${nodesToHTML({ nodes: node.children }).join("")}</${tag}>`;
  },
};

const captionOf = (fields: unknown): string =>
  typeof fields === "object" && fields !== null && "caption" in fields && typeof fields.caption === "string"
    ? fields.caption.trim()
    : "";

const altOf = (alt: unknown): string => (typeof alt === "string" ? alt : (inLocale(toLocalised(alt), "pt") ?? ""));

// An upload's address is relative to the media base, as every media path of the contract is.
const uploadToHtml = (upload: unknown, fields: unknown): string => {
  if (!isMedia(upload) || typeof upload.filename !== "string") return "";
  const caption = captionOf(fields);
  const address = escapeHtml(upload.filename);
  const shown = upload.mimeType?.startsWith("video/")
    ? `<video src="${address}" controls></video>`
    : `<img src="${address}" alt="${escapeHtml(altOf(upload.alt))}" width="${upload.width ?? ""}" height="${upload.height ?? ""}">`;
  return `<figure>${shown}${caption === "" ? "" : `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`;
};

const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...tableConverters,
  upload: ({ node }) => uploadToHtml(node.value, node.fields),
});

const isEditorState = (value: unknown): value is SerializedEditorState =>
  typeof value === "object" && value !== null && "root" in value && typeof value.root === "object";

/** An editor's text as HTML without a wrapper; "" for an empty one. Tables and figures are plain, without styles. */
export const toHtml = (text: unknown): string =>
  isEditorState(text) ? convertLexicalToHTML({ data: text, converters, disableContainer: true }) : "";
