import { pageKindOf } from "./page-kind";

it.each([
  ["/", "home"],
  ["/en", "home"],
  ["/en/", "home"],
  ["/kids", "listing"],
  ["/en/teens/meninos", "listing"],
  ["/kids/pagina/2", "listing"],
  ["/en/board/elas", "listing"],
  ["/board/elas/pagina/2", "listing"],
  ["/kids/401/aurora", "talent"],
  ["/pesquisa", "search"],
  ["/en/pesquisa/Ana%20Maria", "search"],
  ["/blog", "blog"],
  ["/blog/bastidores", "post"],
  ["/blog/bastidores/31", "post"],
  ["/en/campanhas/verao", "campaign"],
  ["/campanhas", "campaigns"],
  ["/revista", "magazine"],
  ["/seja-modelo", "scouting"],
  ["/remover-imagens", "removeImages"],
  ["/nowhere/at/all", "other"],
  ["/pedido/AB12CD34", null],
  ["/en/confirmacao", null],
  ["/previa", null],
])("%s is a page of the kind %p", (pathname, kind) => {
  expect(pageKindOf(pathname)).toBe(kind);
});
