/** A page's data as Gatsby writes it to `page-data.json`. */
export interface RenderedPageData {
  componentChunkName: string;
  path: string;
  staticQueryHashes?: readonly string[];
}

/** A script or style that a template needs, as Gatsby's page renderer takes it. */
export interface PageAsset {
  name: string;
  rel: string;
  shouldGenerateLink: boolean;
  content?: string;
}

/** Input of Gatsby's page renderer besides a page's data; created once per build. */
export interface RendererContext {
  /** By template. */
  assets: Readonly<Record<string, { scripts: readonly PageAsset[]; styles: readonly PageAsset[] }>>;
  /** By hash. */
  staticQueries: Readonly<Record<string, unknown>>;
  /** HTML by file name, such as `_gatsby-scripts-1`. */
  slices: Readonly<Record<string, string>>;
}

/** The default export of `.cache/page-ssr/routes/render-page.js`. */
export type GatsbyPageRenderer = (page: object) => Promise<{ html: string }>;

export interface RenderRequest {
  pageData: RenderedPageData;
  /** Results that replace those of the build, by hash. */
  staticQueries?: Readonly<Record<string, unknown>>;
}

/** Renders a page's data to the HTML that the build writes for it, byte for byte. Rejects when a component throws. */
export const createPageRenderer =
  (renderGatsbyPage: GatsbyPageRenderer, context: RendererContext) =>
  async ({ pageData, staticQueries = {} }: RenderRequest): Promise<string> => {
    const { scripts = [], styles = [] } = context.assets[pageData.componentChunkName] ?? {};
    const hashes = pageData.staticQueryHashes ?? [];
    const { html } = await renderGatsbyPage({
      pagePath: pageData.path,
      pageData,
      staticQueryContext: Object.fromEntries(hashes.map((hash) => [hash, staticQueries[hash] ?? context.staticQueries[hash]])),
      scripts,
      styles,
      reversedScripts: [...scripts].reverse(),
      reversedStyles: [...styles].reverse(),
      context: { isDuringBuild: true },
      webpackCompilationHash: "",
    });
    return Object.entries(context.slices).reduce(insertSlice, html);
  };

/** Gatsby leaves two empty elements where a slice belongs, and puts the slice between two comments after all pages are written. */
const insertSlice = (html: string, [id, slice]: readonly [string, string]): string =>
  html.replaceAll(
    `<slice-start id="${id}"></slice-start><slice-end id="${id}"></slice-end>`,
    () => `<!-- slice-start id="${id}" -->${slice}<!-- slice-end id="${id}" -->`,
  );
