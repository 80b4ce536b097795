/**
 * Reads the ids in the address of a selection that a visitor shared (`…/selecao?ids=412,7`), or in a list of ids; null when there are none.
 */
export const parseIds = (text: string): number[] | null => {
  const list = /[?&]ids=([^&#\s]*)/.exec(text)?.[1] ?? (/^[\d,\s]+$/.test(text) ? text : "");
  const ids = decodeURIComponent(list.replace(/%(?![0-9a-f]{2})/gi, ""))
    .split(",")
    .map((id) => id.trim())
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
  return ids.length === 0 ? null : [...new Set(ids)];
};

export const newPackageAddress = (adminRoute: string, from: { talents: readonly number[] } | { enquiry: number } | null = null): string => {
  const base = `${adminRoute}/packages/new`;
  if (from === null) return base;
  return "enquiry" in from ? `${base}?enquiry=${from.enquiry}` : `${base}?talents=${from.talents.join(",")}`;
};

export const packageAddress = (adminRoute: string, id: number): string => `${adminRoute}/packages/${id}`;
