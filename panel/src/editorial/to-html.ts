import type {
  SerializedListItemNode,
  SerializedListNode,
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
} from "@payloadcms/richtext-lexical";
import { convertLexicalToHTML, type HTMLConverters, type HTMLConvertersFunction } from "@payloadcms/richtext-lexical/html";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";

import type { Locale } from "../contract/content-store";
import { inLocale } from "../contract/to-wire";
import { toLocalised } from "../contract/localised";
import { isMedia } from "../media/media-file";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

const span = (name: string, count: number | undefined): string => (count !== undefined && count > 1 ? ` ${name}="${count}"` : "");

const listConverters: HTMLConverters<SerializedListNode | SerializedListItemNode> = {
  list: ({ node, nodesToHTML }) => `<${node.tag}>${nodesToHTML({ nodes: node.children }).join("")}</${node.tag}>`,
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join("")}</li>`,
};

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
  typeof fields === "object" && fields !== null && "caption" in fields && typeof fields.caption === "string" ? fields.caption.trim() : "";

const altOf = (alt: unknown, locale: Locale): string => (typeof alt === "string" ? alt : (inLocale(toLocalised(alt), locale) ?? ""));

// The address is relative to the media base, like every media path of the contract.
const uploadToHtml = (upload: unknown, fields: unknown, locale: Locale): string => {
  if (!isMedia(upload) || typeof upload.filename !== "string") return "";
  const caption = captionOf(fields);
  const address = escapeHtml(upload.filename);
  const element = upload.mimeType?.startsWith("video/")
    ? `<video src="${address}" controls></video>`
    : `<img src="${address}" alt="${escapeHtml(altOf(upload.alt, locale))}" width="${upload.width ?? ""}" height="${upload.height ?? ""}">`;
  return `<figure>${element}${caption === "" ? "" : `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`;
};

const convertersFor =
  (locale: Locale): HTMLConvertersFunction =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    ...listConverters,
    ...tableConverters,
    upload: ({ node }) => uploadToHtml(node.value, node.fields, locale),
  });

const isEditorState = (value: unknown): value is SerializedEditorState =>
  typeof value === "object" && value !== null && "root" in value && typeof value.root === "object";

/** HTML without wrapper, styles and classes; "" for an empty text. */
export const toHtml = (text: unknown, locale: Locale): string =>
  isEditorState(text)
    ? convertLexicalToHTML({
        data: text,
        converters: convertersFor(locale),
        disableContainer: true,
        disableTextAlign: true,
        disableIndent: true,
      })
    : "";
