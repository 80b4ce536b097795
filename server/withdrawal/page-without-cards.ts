import { DomUtils } from "htmlparser2";
import { parseTalentAddress } from "../../src/config/routes";
import { talentIdsIn } from "../releases/store/talent-mentions";
import { elementsOf, parseHtml, serializeHtml, type HtmlElement } from "../../src/lib/html";
import { parseJson } from "../../src/lib/json";

/** Elements that contain one talent's card; without one around it, the link or picture itself is removed. */
const CARDS = new Set(["li", "article"]);

/**
 * Removes every talent's card, picture and structured data, for a page that cannot be rendered without a withdrawn talent. The page's
 * script fetches the live list.
 */
export const pageWithoutCards = (html: string): string => {
  const document = parseHtml(html);
  for (const element of elementsOf(document).filter(showsTalent)) DomUtils.removeElement(cardAround(element));
  return serializeHtml(document);
};

const cardAround = (element: HtmlElement): HtmlElement => {
  for (let parent = element.parent; parent !== null; parent = parent.parent) {
    if (DomUtils.isTag(parent) && CARDS.has(parent.name)) return parent;
  }
  return element;
};

const showsTalent = (element: HtmlElement): boolean =>
  Object.values(element.attribs).some(containsTalentAddress) || (element.name === "script" && containsTalentData(element));

/** One address, or a `srcset` of several. */
const containsTalentAddress = (value: string): boolean => value.includes("/") && value.split(/[\s,]+/).some(isTalentAddress);

const isTalentAddress = (text: string): boolean => {
  if (!text.startsWith("/") && !/^https?:\/\//.test(text)) return false;
  const { pathname } = new URL(text.replaceAll("&amp;", "&"), "http://site.invalid");
  return pathname.startsWith("/media/talents/") || parseTalentAddress(pathname) !== null;
};

/** Structured data, and the data of a search. */
const containsTalentData = (script: HtmlElement): boolean => {
  if (!/json/.test(script.attribs.type ?? "")) return false;
  const data = parseJson(DomUtils.textContent(script));
  return talentIdsIn(data).length > 0 || textsIn(data).some(isTalentAddress);
};

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
