const CATEGORY_SLUGS = ["kids", "teens", "atores", "talents", "digital-influencers"];
const GENDER_SLUGS = ["meninos", "meninas"];

/** Path and query of what an editor has pasted: an address of the site, or its path; without a language. */
const splitAddress = (pasted: string): { path: string; query: string } | null => {
  const text = pasted.trim();
  const base = "https://site.invalid";
  if (text === "" || !URL.canParse(text, base)) return null;
  const { protocol, pathname, search, host } = new URL(text, base);
  const isPath = text.startsWith("/");
  if (!["https:", "http:"].includes(protocol) || (host === new URL(base).host && !isPath)) return null;
  return { path: pathname.replace(/^\/en(?=\/)/, "").replace(/(?<=.)\/$/, ""), query: search };
};

const isListPath = (path: string): boolean => {
  const [first = "", second, ...more] = path.split("/").slice(1);
  if (more.length > 0) return false;
  if (first === "pesquisa") return true;
  return CATEGORY_SLUGS.includes(first) && (second === undefined || GENDER_SLUGS.includes(second));
};

/** The path and query of a list of the site; null for any other address. The number of cards that it shows is left out. */
export const toRule = (pasted: string): string | null => {
  const address = splitAddress(pasted);
  if (address === null || !isListPath(address.path)) return null;
  const parameters = address.query
    .replace(/^\?/, "")
    .split("&")
    .filter((parameter) => parameter !== "" && !parameter.startsWith("vistos="));
  return parameters.length === 0 ? address.path : `${address.path}?${parameters.join("&")}`;
};

export const isListAddress = (pasted: string): boolean => toRule(pasted) !== null;
