import { siteAddress } from "./visitor";

/** A Portuguese address of each template, found by the links of the site. */
export const findTemplates = async (): Promise<Record<string, string>> => {
  const [listing, blog, campaigns, home] = await Promise.all(["/kids/meninas", "/blog", "/campanhas", "/"].map(fetchText));
  const { names } = JSON.parse(await fetchText("/api/casting/todas/todos")) as { names: string[] };
  return {
    home: "/",
    category: "/teens",
    listing: "/kids/meninas",
    "further page": "/kids/meninas/pagina/2",
    search: "/pesquisa",
    "search by name": `/pesquisa/${encodeURIComponent(names[0]?.split(" ")[0]?.toLowerCase() ?? "")}`,
    talent: firstLink(listing, /href="(\/kids\/\d+\/[^"]+)"/),
    board: firstLink(home, /href="(\/board\/[^"]+)"/),
    blog: "/blog",
    post: firstLink(blog, /href="(\/blog\/[^"]+)"/),
    campaigns: "/campanhas",
    magazine: "/revista",
    campaign: firstLink(campaigns, /href="(\/campanhas\/[^"]+)"/),
    about: "/sobre-nos",
    workshop: "/workshop",
    contact: "/contato",
    selection: "/selecao",
    scouting: "/seja-modelo",
    privacy: "/privacidade",
    "image removal": "/remover-imagens",
    "contact check": "/verificar-contato",
    "family page": "/pedido/7F3A91C2",
    confirmation: "/confirmacao",
    "not found": "/nenhures",
  };
};

export const fetchText = async (path: string): Promise<string> => (await fetch(new URL(path, siteAddress()))).text();

const firstLink = (html = "", pattern: RegExp): string => {
  const found = pattern.exec(html)?.[1];
  if (!found) throw new Error(`no link like ${pattern} on the page`);
  return found;
};

export const toEnglish = (path: string): string => (path === "/" ? "/en" : `/en${path}`);
