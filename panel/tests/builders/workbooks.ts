import { buffer } from "node:stream/consumers";

import { ZipFile } from "yazl";

/** Keys are the paths of the files. */
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

const toRow = (values: readonly Value[], number: number, isHidden: boolean): string => {
  const cells = values.map((value, column) => toCell(value, `${String.fromCharCode(65 + column)}${number}`));
  return `<row r="${number}"${isHidden ? ' hidden="1"' : ""}>${cells.join("")}</row>`;
};

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

type SheetParts = {
  name: string;
  rows: readonly (readonly Value[])[];
  isHidden?: boolean;
  /** Row numbers start at 1. */
  hiddenRows?: readonly number[];
  hiddenColumns?: readonly number[];
  /** Additional XML after the rows. */
  more?: string;
};

const toSheet = ({ rows, hiddenRows = [], hiddenColumns = [], more = "" }: SheetParts): string => {
  const columns = hiddenColumns.map((column) => `<col min="${column}" max="${column}" hidden="1"/>`).join("");
  const cells = rows.map((values, index) => toRow(values, index + 1, hiddenRows.includes(index + 1)));
  return `<worksheet xmlns="${MAIN}">${columns && `<cols>${columns}</cols>`}<sheetData>${cells.join("")}${more}</sheetData></worksheet>`;
};

/** An XLSX file; the second style of its cells is a date. `date1904` is the raw value of the flag, since programs write it differently. */
export const aWorkbookOf = (sheets: readonly SheetParts[], { date1904 }: { date1904?: string } = {}) => {
  const entries = sheets.map(({ name, isHidden }, index) => {
    const state = isHidden ? ' state="hidden"' : "";
    return `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"${state}/>`;
  });
  const relations = sheets.map((_, index) => {
    const [id, target] = [`rId${index + 1}`, `worksheets/sheet${index + 1}.xml`];
    return `<Relationship Id="${id}" Type="${OFFICE}/worksheet" Target="${target}"/>`;
  });
  const flag = date1904 === undefined ? "" : `<workbookPr date1904="${date1904}"/>`;
  return aZip({
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${flag}<sheets>${entries.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${RELATIONS}">${relations.join("")}<Relationship Id="rIdStyles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, toSheet(sheet)])),
  });
};

/** An XLSX file with one sheet. */
export const aWorkbook = (rows: readonly (readonly Value[])[], { lastCell }: { lastCell?: string } = {}) => {
  const more = lastCell === undefined ? "" : `<row r="${lastCell.replace(/\D/g, "")}"><c r="${lastCell}"><v>1</v></c></row>`;
  return aWorkbookOf([{ name: "Elenco", rows, more }]);
};
