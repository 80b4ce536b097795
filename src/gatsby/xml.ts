const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** What XML 1.0 cannot carry in any spelling: control characters, lone surrogates, non-characters. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** Text as content or attribute of XML. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** `<name>text</name>`; nothing where there is no text. */
export const xmlElement = (name: string, text: string | null): string => (text === null ? "" : `<${name}>${escapeXml(text)}</${name}>`);
