import { absoluteAddress } from "../config/absolute-address";
import { unlistedRoutes } from "../config/unlisted-routes";
import { localizedPath, routes } from "../config/routes";
import type { Locale } from "../domain/locale";
import { elementsOf, parseHtml, serializeHtml } from "../lib/html";
import type { FeedPost } from "./seo-query";
import { escapeXml, XML_DECLARATION, xmlElement } from "../lib/xml";

interface Feed {
  siteUrl: string;
  language: Locale;
  title: string;
  description: string;
  /** Newest first. */
  posts: readonly FeedPost[];
}

const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { pt: "pt-br", en: "en" };

/** RSS 2.0 of one language's blog with whole texts. Contains no build time, so that equal content gives equal files. */
export const toFeed = ({ siteUrl, language, title, description, posts }: Feed): string => {
  const self = absoluteAddress(siteUrl, localizedPath(unlistedRoutes.feed(), language));
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    "<channel>",
    xmlElement("title", title),
    xmlElement("link", absoluteAddress(siteUrl, localizedPath(routes.blog(), language))),
    xmlElement("description", description),
    xmlElement("language", LANGUAGE_TAGS[language]),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => toItem(siteUrl, post)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
};

const toItem = (siteUrl: string, { slug, language, title, description, contentHtml, date }: FeedPost): string => {
  const address = absoluteAddress(siteUrl, localizedPath(unlistedRoutes.post(slug), language));
  return [
    "<item>",
    xmlElement("title", title),
    xmlElement("link", address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    xmlElement("pubDate", date && new Date(date).toUTCString()),
    xmlElement("description", description),
    xmlElement("content:encoded", withAbsoluteAddresses(contentHtml, siteUrl)),
    "</item>",
  ].join("");
};

/** Makes addresses absolute, because feed readers show the text without the site's base address. */
const withAbsoluteAddresses = (html: string, siteUrl: string): string => {
  const document = parseHtml(html);
  for (const { attribs } of elementsOf(document)) {
    delete attribs.srcset;
    delete attribs.sizes;
    for (const name of ["href", "src"]) if (attribs[name]?.startsWith("/")) attribs[name] = siteUrl + attribs[name];
  }
  return serializeHtml(document);
};
