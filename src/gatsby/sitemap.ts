import { absoluteAddress } from "../config/absolute-address";
import { SITEMAP_ADDRESSES } from "../config/constants";
import { DEFAULT_LOCALE, LOCALES } from "../domain/locale";
import type { SitemapEntry } from "./sitemap-entries";
import { escapeXml, XML_DECLARATION, xmlElement } from "../lib/xml";

/** A file of the site's root. */
export interface SiteFile {
  name: string;
  content: string;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** `sitemap.xml`; above the limit of one file an index of `sitemap-1.xml`, `sitemap-2.xml` and so on. */
export const toSitemaps = (siteUrl: string, entries: readonly SitemapEntry[], limit = SITEMAP_ADDRESSES): SiteFile[] => {
  if (entries.length <= limit) return [{ name: "sitemap.xml", content: toUrlSet(siteUrl, entries) }];
  const count = Math.ceil(entries.length / limit);
  const parts = Array.from({ length: count }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    content: toUrlSet(siteUrl, entries.slice(index * limit, (index + 1) * limit)),
  }));
  const lines = parts.map(({ name }) => `<sitemap>${xmlElement("loc", absoluteAddress(siteUrl, `/${name}`))}</sitemap>`);
  return [{ name: "sitemap.xml", content: document(`sitemapindex ${NAMESPACE}`, lines) }, ...parts];
};

const toUrlSet = (siteUrl: string, entries: readonly SitemapEntry[]): string =>
  document(
    `urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`,
    entries.map((entry) => toUrl(siteUrl, entry)),
  );

const toUrl = (siteUrl: string, { path, versions, changedAt }: SitemapEntry): string => {
  const languages = hasOneLanguage(versions)
    ? []
    : [...LOCALES.map((locale) => [locale, versions[locale]] as const), ["x-default", versions[DEFAULT_LOCALE]] as const];
  const links = languages.map(([language, version]) => (version === undefined ? "" : toLink(language, absoluteAddress(siteUrl, version))));
  return `<url>${xmlElement("loc", absoluteAddress(siteUrl, path))}${xmlElement("lastmod", changedAt)}${links.join("")}</url>`;
};

/** A page in one language has no alternates. */
const hasOneLanguage = (versions: SitemapEntry["versions"]): boolean => Object.keys(versions).length === 1;

const toLink = (language: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;

const document = (root: string, lines: readonly string[]): string =>
  [XML_DECLARATION, `<${root}>`, ...lines, `</${root.split(" ")[0]}>`, ""].join("\n");
