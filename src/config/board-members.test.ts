import { aTalentSummary } from "../../tests/builders/domain-records";
import { boardMembers, ruleFilter, ruleMembers } from "./board-members";
import { parseBoardAddress } from "./board-routes";

const talents = [
  aTalentSummary({ talentId: "1", name: "Ana", age: 7, gender: "female", categories: ["kids"], skills: ["Inglês"] }),
  aTalentSummary({ talentId: "2", name: "Bento", age: 8, gender: "male", categories: ["kids", "atores"], skills: [] }),
  aTalentSummary({ talentId: "3", name: "Caio", age: 30, gender: "male", categories: ["atores"], skills: ["Inglês"] }),
  aTalentSummary({ talentId: "4", name: "Duda", age: null, gender: "female", categories: ["kids"], skills: [] }),
];

const found = (rule: string): string =>
  ruleMembers(rule, talents)
    .map(({ talentId }) => talentId)
    .join(" ");

it.each([
  ["/kids", "1 2 4"],
  ["/kids/meninas", "1 4"],
  ["/en/kids/meninas", "1 4"],
  ["/kids?idade=8-9", "2"],
  ["/kids?idade=8-9&semInfo=1", "2 4"],
  ["/pesquisa?habilidade=Ingl%C3%AAs", "1 3"],
  ["/pesquisa/caio", "3"],
  ["/pesquisa?ordem=idade", "1 2 3 4"],
  ["/kids?ordem=nome&idade=8-8", "2"],
  ["/pesquisa?categoria=kids,atores&idade=8-40&ordem=altura", "2 3"],
  ["/pesquisa?categoria=kids&genero=meninos&vistos=40", "2"],
  ["/pesquisa?categoria=TF - Campanha", ""],
  ["/blog", ""],
  ["//foreign.example/kids", ""],
  ["https://foreign.example/kids", ""],
  ["", ""],
])("the rule %j finds the talents %j", (rule, expected) => {
  expect(found(rule)).toBe(expected);
});

it("a range as wide as the list is no constraint, as on the list itself", () => {
  expect(found("/kids?idade=0-17")).toBe(found("/kids?idade=0-17&semInfo=1"));
  expect(ruleFilter("/kids?idade=0-17")?.ranges).toEqual({ age: { min: 0, max: 17 } });
});

it("hand-picked talents keep the editors' order, without those who are not listed", () => {
  const board = { talentIds: ["3", "99", "1"], rule: null };
  expect(boardMembers(board, talents).map(({ talentId }) => talentId)).toEqual(["3", "1"]);
});

it.each([
  ["/board/elas", { slug: "elas", page: 1 }],
  ["/en/board/elas", { slug: "elas", page: 1 }],
  ["/board/elas/pagina/2", { slug: "elas", page: 2 }],
  ["/board/elas/pagina/0", null],
  ["/board/elas/outra/2", null],
  ["/board", null],
  ["/kids/elas", null],
])("reads the address %s", (address, expected) => {
  expect(parseBoardAddress(address)).toEqual(expected);
});
