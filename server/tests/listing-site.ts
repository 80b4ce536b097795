import { PAGE_RENDERER } from "../../src/config/page-renderer";
import { pageDataFile, pageFile } from "../../src/lib/gatsby-files";
import { TEMPLATE } from "./small-site";

export interface CardData {
  talentId: string;
  name: string;
  coverVersion: string;
}

export interface ListingData {
  total: number;
  pages: number;
  talents: readonly CardData[];
}

interface ListingPageData {
  path: string;
  result: { data: { listing: ListingData } };
}

/** Uses no imports, since `rendererFile` writes this function's source into a file. */
const renderListing = ({ path, result }: ListingPageData): string => {
  const { total, talents } = result.data.listing;
  const folder = path.startsWith("/atores") ? "/atores" : "/kids";
  const cards = talents.map(
    ({ talentId, name, coverVersion }) =>
      `<li><a href="${folder}/${talentId}/x"><img src="/media/talents/${talentId}/${coverVersion}/480" alt="${name}"/></a><button aria-label="Selecionar ${name}"></button></li>`,
  );
  const list = JSON.stringify({
    "@type": "ItemList",
    items: talents.map(({ talentId }) => `https://www.casajuriti.example${folder}/${talentId}/x`),
  });
  return (
    `<!DOCTYPE html><html lang="pt"><head><meta charset="utf-8"/><title data-gatsby-head="true">${path}</title><script type="application/ld+json">${list}</script></head>` +
    `<body><main><p>${total} talentos</p><ul>${cards.join("")}</ul></main><script>window.___chunk={}</script><script src="/app-0123456789abcdef0123.js" async></script><p>${"texto ".repeat(200)}</p></body></html>`
  );
};

export const listingFiles = (path: string, listing: ListingData): Record<string, string> => {
  const data = { componentChunkName: TEMPLATE, path, result: { data: { listing } } };
  return { [pageFile(path)]: renderListing(data), [pageDataFile(path)]: JSON.stringify(data) };
};

/** `begin`: code that runs before each page. */
export const rendererFile = (begin = ""): Record<string, string> => ({
  [PAGE_RENDERER]: `const renderListing = ${renderListing.toString()};\nexports.render = async ({ pageData }) => { ${begin}\n return renderListing(pageData); };`,
});
