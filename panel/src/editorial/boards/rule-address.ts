const CATEGORY_SLUGS = ["kids", "teens", "atores", "talents", "digital-influencers"];
const GENDER_SLUGS = ["meninos", "meninas"];

/** Path and query of pasted text: an address of the site, or its path. Removes the language prefix. */
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

/** Null unless it is the address of a list of the site. Leaves out `vistos`, the number of cards shown. */
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
