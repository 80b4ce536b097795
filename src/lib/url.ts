/** Decodes percent escapes; null when one is malformed, for example a lone `%`. */
export const decodeComponent = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};
