import { findMatchPath, findPath, grabMatchParams, setMatchPaths } from "./find-path";

beforeEach(() =>
  setMatchPaths([
    { path: "/pesquisa/[...name]", matchPath: "/pesquisa/*name" },
    { path: "/pesquisa", matchPath: "/pesquisa" },
  ]),
);

it.each([
  ["/", "/"],
  ["/blog/", "/blog"],
  ["/kids/meninas?idade=8-12#topo", "/kids/meninas"],
  ["/campanhas/ver%C3%A3o", "/campanhas/verão"],
  ["/pesquisa", "/pesquisa"],
  ["/pesquisa/ana?letra=A", "/pesquisa/[...name]"],
  ["/pesquisa/100%25", "/pesquisa/[...name]"],
  ["/pesquisa/a%2Fb%3Fc", "/pesquisa/[...name]"],
  ["/50%25", "/50%"],
  ["/50%2541", "/50%41"],
  ["/50%", "/50%"],
  ["/pesquisa/100%?letra=%", "/pesquisa/[...name]"],
])("finds the page of %s", (address, page) => {
  expect(findPath(address)).toBe(page);
});

it("decodes the variable part of an address once", () => {
  expect(grabMatchParams("/pesquisa/100%2541")).toEqual({ name: "100%41" });
  expect(grabMatchParams("/blog")).toEqual({});
});

it("matches no pattern with an address that has a page of its own", () => {
  expect(findMatchPath("/blog")).toBeNull();
});
