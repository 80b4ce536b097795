import { createVisits, isRefused } from "./visits";

let sent: unknown[];
let visits: ReturnType<typeof createVisits>;

beforeEach(() => {
  sent = [];
  visits = createVisits((body) => sent.push(JSON.parse(body)));
});

const show = (address: string): void => visits.show(new URL(address, "https://site.example"));

it("sends one message for each view, when it ends", () => {
  show("/");
  expect(sent).toEqual([]);
  show("/kids/401/aurora-teste-lima");
  visits.select("401");
  visits.select("402");
  visits.select("401");
  expect(sent).toEqual([{ page: "home" }]);
  visits.end();
  visits.end();
  expect(sent).toEqual([{ page: "home" }, { page: "talent", talent: "401", selected: ["401", "402"] }]);
});

it("sends the filters of a list by name, without their values, once for a view", () => {
  show("/kids/meninas?idade=8-12");
  show("/kids/meninas?idade=8-12&olhos=verdes");
  show("/kids/meninas?letra=A");
  show("/en/pesquisa/Fulana?genero=meninas");
  visits.findNobody("Fulana");
  show("/en/contato?assunto=x");
  visits.end();
  expect(sent).toEqual([
    { page: "listing", filters: ["idade", "olhos", "letra"] },
    { page: "search", filters: ["genero"], unfound: ["Fulana"] },
    { page: "contact" },
  ]);
});

it("names no talent of a hidden category", () => {
  show("/talents/999/x?t=abcdefghijklmnopqrstuv");
  visits.select("999~abcdefghijklmnopqrstuv");
  visits.end();
  expect(sent).toEqual([{ page: "talent" }]);
});

it.each(["/pedido/AB12CD34", "/en/pedido/AB12CD34", "/confirmacao", "/en/confirmacao", "/previa"])("sends nothing of %s", (address) => {
  show(address);
  visits.end();
  expect(sent).toEqual([]);
});

it("sends what was counted before a page that is not counted", () => {
  show("/seja-modelo");
  show("/pedido/AB12CD34");
  visits.end();
  expect(sent).toEqual([{ page: "scouting" }]);
});

it.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: "1" }, true],
  [{ doNotTrack: "yes" }, true],
  [{ doNotTrack: "0", globalPrivacyControl: false }, false],
  [{}, false],
])("a browser with %p refuses: %p", (signals, expected) => {
  expect(isRefused(signals)).toBe(expected);
});
