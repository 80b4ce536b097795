import { buffer } from "node:stream/consumers";

import { ZipFile } from "yazl";

/** A ZIP of files by their path. */
export const aZip = (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
};

type Value = string | number | Date | null;

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const DAY_MS = 24 * 60 * 60 * 1000;
/** Day 0 of a spreadsheet's dates. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

const toCell = (value: Value, reference: string): string => {
  if (value === null) return "";
  if (value instanceof Date) return `<c r="${reference}" s="1"><v>${(value.getTime() - DAY_ZERO) / DAY_MS}</v></c>`;
  if (typeof value === "number") return `<c r="${reference}"><v>${value}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t>${escape(value)}</t></is></c>`;
};

const toRow = (values: readonly Value[], index: number): string => {
  const cells = values.map((value, column) => toCell(value, `${String.fromCharCode(65 + column)}${index + 1}`));
  return `<row r="${index + 1}">${cells.join("")}</row>`;
};

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** An XLSX file with one sheet; the second style of its cells is a date. */
export const aWorkbook = (rows: readonly (readonly Value[])[], { lastCell }: { lastCell?: string } = {}) => {
  const last = lastCell === undefined ? "" : `<row r="${lastCell.replace(/\D/g, "")}"><c r="${lastCell}"><v>1</v></c></row>`;
  return aZip({
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Elenco" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${rows.map(toRow).join("")}${last}</sheetData></worksheet>`,
  });
};
