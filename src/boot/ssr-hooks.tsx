import { isValidElement, type ReactNode } from "react";
import type { GatsbySSR } from "gatsby";
import displayFace from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2";
import { MAIN_ID_PREFIX } from "../components/layout/main-id";
import { parseBoardAddress } from "../config/board-routes";
import { parseCastingAddress } from "../config/casting-address";
import { listFeedPath } from "../config/list-feed";
import { PACKAGE_PAGE, PACKAGE_SCRIPT } from "../config/package-page";
import { routes, splitLocale } from "../config/routes";
import { FILTERED_LIST_SCRIPT } from "../features/casting/filtered-list-script";
import { INTRO_SCRIPT } from "../features/home/intro-session";
import { EMPTY_SELECTION_SCRIPT } from "../selection/empty-selection-script";
import { hasLateScripts, LATE_SCRIPTS, LATE_SCRIPTS_ID } from "./late-scripts";
import { renderBody } from "./render-body";
import { SPECULATION_RULES } from "./speculation-rules";

/** Gatsby awaits the promise, although its types do not say so. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(await renderBody(bodyComponent));

/**
 * Delays the first paint until the main part begins: the right-aligned menu comes before it in the HTML and would move. A
 * script adds the link, since the Nu HTML Checker rejects `blocking` on a link whose `rel` is `expect`. The script is the same
 * in both languages and includes that of filtered lists, so that the content security policy lists one hash.
 */
const EXPECT_MAIN_SCRIPT = `(function(d){d.head.append(Object.assign(d.createElement("link"),{rel:"expect",href:"#${MAIN_ID_PREFIX}"+d.documentElement.lang,blocking:"render"}))})(document);${FILTERED_LIST_SCRIPT}`;

/** True for a listing, the list of all talents and the first page of a board; the built page of searches by name has no feed. */
const isList = (path: string): boolean =>
  path === routes.search() || parseCastingAddress(path, "")?.filter.name === "" || parseBoardAddress(path)?.page === 1;

/**
 * Preloads the display face and adds the inline scripts that must run before the first paint: home decides whether it
 * shows its intro, the selection whether it is empty. Lists link their feed, here and not in `Head`, whose code browsers load.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setHtmlAttributes, setPostBodyComponents }) => {
  const { locale, path } = splitLocale(pathname);
  setHtmlAttributes({ lang: locale });
  setHeadComponents([
    <link key="display-face" rel="preload" as="font" type="font/woff2" href={displayFace} crossOrigin="anonymous" />,
    <script key="main" dangerouslySetInnerHTML={{ __html: EXPECT_MAIN_SCRIPT }} />,
  ]);
  if (path === PACKAGE_PAGE) return setPostBodyComponents([<script key="package" type="module" src={`/${PACKAGE_SCRIPT}`} />]);
  setPostBodyComponents([<script key="speculation" type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />]);
  if (isList(path)) setHeadComponents([<link key="feed" rel="alternate" type="application/rss+xml" href={listFeedPath(pathname)} />]);
  if (path === routes.selection())
    setHeadComponents([<script key="selection" dangerouslySetInnerHTML={{ __html: EMPTY_SELECTION_SCRIPT }} />]);
  if (path === "/") setHeadComponents([<script key="intro" dangerouslySetInnerHTML={{ __html: INTRO_SCRIPT }} />]);
};

/** The key of the inline script that Gatsby writes into each page, with the page's own address in it. */
const PAGE_SCRIPT_KEY = "script-loader";

/**
 * Removes the inline script that differs from page to page, so that a strict content security policy can list all others
 * by hash. Links styles instead of inlining them: Gatsby would put the styles of all pages into each. Delays scripts on
 * pages that can be read without them.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (html) => {
  const kept = [html.getPostBodyComponents()].flat().filter((component) => !isValidElement(component) || component.key !== PAGE_SCRIPT_KEY);
  html.replacePostBodyComponents(kept.flatMap(scriptsOf(html.pathname)));
  html.replaceHeadComponents([html.getHeadComponents()].flat().map(linkStyles));
};

/** The id of Gatsby's slice with the page's script elements, the same on all pages. */
const SCRIPTS_SLICE = "_gatsby-scripts";

/** Removes Gatsby's scripts from a package's page, which has its own script, and delays them on pages that can be read without them. */
const scriptsOf =
  (pathname: string) =>
  (component: ReactNode): ReactNode[] => {
    if (!isValidElement<{ sliceId?: string }>(component) || component.props.sliceId !== SCRIPTS_SLICE) return [component];
    if (splitLocale(pathname).path === PACKAGE_PAGE) return [];
    return hasLateScripts(pathname) ? delayScripts(component) : [component];
  };

const delayScripts = (scripts: ReactNode): ReactNode[] => [
  <template key={LATE_SCRIPTS_ID} id={LATE_SCRIPTS_ID}>
    {scripts}
  </template>,
  <script key="ask-for-late-scripts" dangerouslySetInnerHTML={{ __html: LATE_SCRIPTS }} />,
];

const linkStyles = (component: ReactNode): ReactNode => {
  if (!isValidElement<{ "data-href"?: string }>(component) || component.type !== "style") return component;
  const href = component.props["data-href"];
  return href === undefined ? component : <link key="styles" rel="stylesheet" href={href} />;
};
