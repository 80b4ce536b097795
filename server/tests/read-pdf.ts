import { inflateSync } from "node:zlib";
import { required } from "../../src/domain/required";

export interface ReadPdf {
  /** Trimmed size of each page, in points. */
  pages: [number, number][];
  /** Text of each page as a reader copies it: ActualText, or the drawn glyphs. */
  texts: string[];
  /** The distances of each page's lines of text from its lower edge, in points, from below. */
  baselines: number[][];
  pictures: number;
  language: string | null;
  raw: string;
}

/** Reads the pages and texts of a PDF written by pdfkit. */
export const readPdf = (file: Buffer): ReadPdf => {
  const objects = readObjects(file);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return {
    pages: pages.map(({ head }) => sizeOf(head)),
    texts: pages.map(({ head }) => textOf(head, objects)),
    baselines: pages.map(({ head }) => baselinesOf(contentOf(head, objects))),
    pictures: [...objects.values()].filter(({ head }) => /\/Subtype \/Image/.test(head)).length,
    language: /\/Lang \((.*?)\)/.exec([...objects.values()].map(({ head }) => head).join("\n"))?.[1] ?? null,
    raw: file.toString("latin1"),
  };
};

interface PdfObject {
  head: string;
  stream: Buffer | null;
}

const readObjects = (file: Buffer): Map<string, PdfObject> => {
  const raw = file.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const match of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const begin = match.index + match[0].length;
    const streamAt = raw.indexOf("stream\n", begin);
    const end = raw.indexOf("endobj", begin);
    const hasStream = streamAt !== -1 && streamAt < end;
    const head = raw.slice(begin, hasStream ? streamAt : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = hasStream ? file.subarray(streamAt + 7, streamAt + 7 + length) : null;
    objects.set(match[1] ?? "", { head, stream: bytes && /\/FlateDecode/.test(head) ? inflateSync(bytes) : bytes });
  }
  return objects;
};

const sizeOf = (head: string): [number, number] => {
  const [left = 0, bottom = 0, right = 0, top = 0] = matchOf(/\/TrimBox \[(.*?)\]/, head)
    .split(" ")
    .map(Number);
  return [right - left, top - bottom];
};

const contentOf = (head: string, objects: Map<string, PdfObject>): string =>
  required(objects.get(matchOf(/\/Contents (\d+) 0 R/, head))?.stream, "page content").toString("latin1");

const baselinesOf = (content: string): number[] =>
  [...new Set([...content.matchAll(/1 0 0 1 \S+ (\S+) Tm/g)].map(([, y]) => Number(y)))].sort((one, other) => one - other);

const textOf = (head: string, objects: Map<string, PdfObject>): string => {
  const objectAt = (pattern: RegExp): PdfObject => required(objects.get(matchOf(pattern, head)), String(pattern));
  const content = contentOf(head, objects);
  const fonts = objectAt(/\/Resources (\d+) 0 R/).head.matchAll(/\/(F\d+) (\d+) 0 R/g);
  const maps = new Map([...fonts].map(([, name = "", id = ""]) => [name, unicodeMap(id, objects)]));
  const words: string[] = [];
  let font = "";
  let depth = 0;
  for (const [token, actual, setFont, shown] of content.matchAll(TOKENS)) {
    if (setFont !== undefined) font = setFont;
    else if (actual !== undefined && depth === 0) words.push(decodeString(actual));
    else if (shown !== undefined && depth === 0) words.push(decodeGlyphs(shown, required(maps.get(font), font)));
    if (actual !== undefined || (depth > 0 && /B[DM]C$/.test(token))) depth += 1;
    else if (depth > 0 && token === "EMC") depth -= 1;
  }
  return words.join("\n");
};

/** ActualText, font changes, drawn text, and begin and end of marked content. */
const TOKENS = /\/ActualText (\((?:\\[^]|[^\\)])*\))\s*>> BDC|\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ|\bB[DM]C\b|\bEMC\b/g;

const matchOf = (pattern: RegExp, text: string): string => required(pattern.exec(text)?.[1], String(pattern));

const unicodeMap = (fontId: string, objects: Map<string, PdfObject>): string[] => {
  const font = required(objects.get(fontId), "font");
  const map = required(objects.get(matchOf(/\/ToUnicode (\d+) 0 R/, font.head))?.stream, "ToUnicode").toString("latin1");
  const lists = [...map.matchAll(/\[(<[^\]]*)\]/g)].map(([, list = ""]) => list);
  return lists.flatMap((list) => [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = ""]) => utf16(hex.replace(/ /g, ""))));
};

const decodeGlyphs = (shown: string, map: string[]): string =>
  [...shown.matchAll(/<([0-9a-f]+)>/gi)]
    .flatMap(([, hex = ""]) => (hex.match(/.{4}/g) ?? []).map((glyph) => map[parseInt(glyph, 16)] ?? "?"))
    .join("");

const utf16 = (hex: string): string => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** Decodes a PDF string: Latin-1, or UTF-16 after a byte order mark. */
const decodeString = (literal: string): string => {
  const bytes = Buffer.from(
    literal.slice(1, -1).replace(/\\([^])/g, (_, letter: string) => ESCAPES[letter] ?? letter),
    "latin1",
  );
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString("utf16le") : bytes.toString("latin1");
};

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
