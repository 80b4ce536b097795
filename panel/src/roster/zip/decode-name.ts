/** Code page 850 from 0x80, in which Windows writes names into a ZIP in Brazil and Western Europe. */
const CP850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

const fromCp850 = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : (CP850[byte - 0x80] ?? "?"))).join("");

/** macOS writes UTF-8 without marking it, and no accented name in code page 850 is also valid UTF-8. */
export const decodeName = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fromCp850(bytes);
  }
};
