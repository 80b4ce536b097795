import type { PageAsset, RendererContext } from "./create-page-renderer";

type Names = readonly string[];

/** `webpack.stats.json`, as Gatsby writes it. */
interface WebpackStats {
  assetsByChunkName: Readonly<Record<string, Names>>;
  childAssetsByChunkName?: Readonly<Record<string, Readonly<Record<string, Names>>>>;
}

/** The bundle of all pages. */
const APP = "app";

/**
 * The scripts and styles of each template, in the order that Gatsby gives its page renderer
 * (`gatsby/dist/utils/client-assets-for-template.js`). The content of styles is left out: this site links them.
 */
export const toTemplateAssets = ({ assetsByChunkName, childAssetsByChunkName = {} }: WebpackStats): RendererContext["assets"] =>
  Object.fromEntries(
    Object.keys(assetsByChunkName)
      .filter((chunk) => chunk !== APP)
      .map((chunk) => {
        const assets = unique([
          ...own(assetsByChunkName[APP] ?? [], APP),
          ...children(childAssetsByChunkName[APP] ?? {}, APP),
          ...own(assetsByChunkName[chunk] ?? [], chunk),
          ...children(childAssetsByChunkName[chunk] ?? {}, chunk),
        ]);
        return [
          chunk,
          {
            scripts: preloadFirst(assets.filter(({ name }) => name.endsWith(".js"))),
            styles: preloadFirst(assets.filter(({ name }) => name.endsWith(".css"))),
          },
        ];
      }),
  );

/** A template's own scripts are not linked: the app requests them. */
const isUsed = (name: string, chunk: string): boolean => chunk === APP || !name.endsWith(".js");

const own = (names: Names, chunk: string): PageAsset[] =>
  names.filter((name) => isUsed(name, chunk)).map((name) => ({ name, rel: "preload", shouldGenerateLink: false }));

const children = (namesByRel: Readonly<Record<string, Names>>, chunk: string): PageAsset[] =>
  Object.entries(namesByRel).flatMap(([rel, names]) =>
    names.filter((name) => isUsed(name, chunk)).map((name) => ({ name, rel, shouldGenerateLink: chunk === APP })),
  );

/** Each asset once; `preload` wins over any other relation. */
const unique = (assets: readonly PageAsset[]): PageAsset[] => {
  const byName = new Map<string, PageAsset>();
  for (const asset of assets) {
    const known = byName.get(asset.name);
    if (known === undefined) byName.set(asset.name, { ...asset });
    else if (asset.rel === "preload") known.rel = "preload";
  }
  return [...byName.values()];
};

/** Preloaded assets first, in reverse order; then the others in their order. */
const preloadFirst = (assets: readonly PageAsset[]): PageAsset[] => [
  ...assets.filter(({ rel }) => rel === "preload").reverse(),
  ...assets.filter(({ rel }) => rel !== "preload"),
];
