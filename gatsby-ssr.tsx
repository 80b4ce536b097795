import { isValidElement, type ReactNode } from "react";
import type { GatsbySSR } from "gatsby";
import displayFace from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2";
import { routes, splitLocale } from "./src/config/routes";
import { isReadFirst, LATE_SCRIPTS, LATE_SCRIPTS_ID } from "./src/components/site/late-scripts";
import { mainIdOf } from "./src/components/site/main-id";
import { SPECULATION_RULES } from "./src/components/site/speculation-rules";
import { INTRO_SCRIPT } from "./src/features/home/intro-session";
import { renderBody } from "./src/gatsby/render-body";
import { EMPTY_SELECTION_SCRIPT } from "./src/selection/empty-selection";

export { wrapPageElement } from "./src/components/site/wrap-page-element";
export { wrapRootElement } from "./src/components/site/wrap-root-element";

/** Gatsby awaits it, which its types do not say. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(await renderBody(bodyComponent));

/** React 18's types do not know it. */
const BLOCKING = { blocking: "render" };

/** The display face sets what is read first. Scripts decide before the first paint whether home shows its intro, and the selection that nobody is in it. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setHtmlAttributes, setPostBodyComponents }) => {
  const { locale, path } = splitLocale(pathname);
  setHtmlAttributes({ lang: locale });
  setHeadComponents([
    <link key="display-face" rel="preload" as="font" type="font/woff2" href={displayFace} crossOrigin="anonymous" />,
    // The menu, which stands before the main part, ends at the right: painted in part, it would move as the rest arrives.
    <link key="main" rel="expect" href={`#${mainIdOf(locale)}`} {...BLOCKING} />,
  ]);
  setPostBodyComponents([<script key="speculation" type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />]);
  if (path === routes.selection()) setHeadComponents([<script key="selection" dangerouslySetInnerHTML={{ __html: EMPTY_SELECTION_SCRIPT }} />]);
  if (path === "/") setHeadComponents([<script key="intro" dangerouslySetInnerHTML={{ __html: INTRO_SCRIPT }} />]);
};

/**
 * Without the one inline script that differs from page to page, a strict policy can name all the others by hash. Styles
 * are linked, not inlined: Gatsby would put those of all pages into each, twice what the page itself weighs. Scripts wait
 * until a page that can be read without them is there.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (html) => {
  const kept = [html.getPostBodyComponents()].flat().filter((component) => !isValidElement(component) || component.key !== "script-loader");
  html.replacePostBodyComponents(isReadFirst(html.pathname) ? kept.flatMap(putOffScripts) : kept);
  html.replaceHeadComponents([html.getHeadComponents()].flat().map(linkStyles));
};

/** Gatsby's own place for the elements of a page's scripts, the same on all pages. */
const SCRIPTS_SLICE = "_gatsby-scripts";

const putOffScripts = (component: ReactNode): ReactNode[] => {
  if (!isValidElement<{ sliceId?: string }>(component) || component.props.sliceId !== SCRIPTS_SLICE) return [component];
  return [
    <template key={LATE_SCRIPTS_ID} id={LATE_SCRIPTS_ID}>
      {component}
    </template>,
    <script key="ask-for-late-scripts" dangerouslySetInnerHTML={{ __html: LATE_SCRIPTS }} />,
  ];
};

const linkStyles = (component: ReactNode): ReactNode => {
  if (!isValidElement<{ "data-href"?: string }>(component) || component.type !== "style") return component;
  const href = component.props["data-href"];
  return href === undefined ? component : <link key="styles" rel="stylesheet" href={href} />;
};
