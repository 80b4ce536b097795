import { DomUtils, parseDocument } from "htmlparser2";

const XML = { xmlMode: true, decodeEntities: true };

/** `sitemap.xml` and its parts `sitemap-1.xml`, … */
export const isSitemap = (path: string): boolean => /^sitemap(-\d+)?\.xml$/.test(path);

export const addressesInSitemap = (xml: string): readonly string[] => urlElements(parseDocument(xml, XML)).flatMap(addressesOf);

/** Removes entries with an address for which `isListed` is false. */
export const filterSitemap = (xml: string, isListed: (address: string) => boolean): string => {
  const document = parseDocument(xml, XML);
  for (const url of urlElements(document)) if (!addressesOf(url).every(isListed)) DomUtils.removeElement(url);
  return DomUtils.getOuterHTML(document, XML);
};

type SitemapElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const urlElements = (document: ReturnType<typeof parseDocument>): readonly SitemapElement[] =>
  DomUtils.getElementsByTagName("url", document, true);

const addressesOf = (url: SitemapElement): readonly string[] => [
  ...DomUtils.getElementsByTagName("loc", url, true).map((loc) => DomUtils.textContent(loc).trim()),
  ...DomUtils.getElementsByTagName("xhtml:link", url, true).map(({ attribs }) => attribs.href ?? ""),
];
