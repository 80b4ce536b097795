/** Decodes percent escapes; null when one is malformed, for example a lone `%`. */
export const decodeComponent = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** `search` includes the question mark; empty without a query. */
export const splitAddress = (address: string): { pathname: string; search: string } => {
  const mark = address.indexOf("?");
  return mark === -1 ? { pathname: address, search: "" } : { pathname: address.slice(0, mark), search: address.slice(mark) };
};
