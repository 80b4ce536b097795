import type { SiteIndex } from "../store/resolve-address";
import { createSiteLinks } from "./site-links";

const index = { files: new Map([["board/elas/index.html", {}]]), redirects: new Map() } satisfies SiteIndex<unknown>;

it.each([
  ["/board/elas/feed.xml", []],
  ["/board/outra/feed.xml", [{ page: "/board/elas", link: "/board/outra/feed.xml" }]],
  ["/board/elas/outro.xml", [{ page: "/board/elas", link: "/board/elas/outro.xml" }]],
])("finds the dead links in a page that links %s", (link, dead) => {
  const links = createSiteLinks({ siteUrl: "https://www.casajuriti.example", index });
  links.add("/board/elas", [link]);
  expect(links.dead()).toEqual(dead);
});
