import { castingAddress, parseCastingAddress } from "../../config/casting-address";
import { constraintsOf } from "../../domain/casting-constraints";
import { TALENTS_PER_PAGE } from "../../config/constants";
import { FILTERED_LIST_SCRIPT } from "./filtered-list-script";

const run = (address: string): boolean => {
  window.history.replaceState(null, "", address);
  delete document.documentElement.dataset.filtered;
  new Function(FILTERED_LIST_SCRIPT)();
  return document.documentElement.dataset.filtered === "";
};

it.each([
  "idade=8-12",
  "altura=120-140",
  "calcado=30-34",
  "jeans=8-12",
  "cabelo=loiro",
  "olhos=verde,mel",
  "habilidade=Canto",
  "cidade=Santos",
  "idioma=Libras",
  "viaja=1",
  "polaroides=3",
  "trabalhos=film",
  "rede=TikTok",
  "seguidores=1000",
  "letra=B",
])("expects chips at ?%s", (query) => {
  const { filter } = parseCastingAddress("/kids/meninas", `?${query}`)!;
  expect(constraintsOf(filter)).toHaveLength(1);
  expect(run(castingAddress({ filter, visibleCount: TALENTS_PER_PAGE }))).toBe(true);
  expect(run(`/kids/meninas?ordem=nome&${query}`)).toBe(true);
});

it.each(["/kids/meninas", "/kids?ordem=novos", "/kids?vistos=40", "/kids?utm_source=idade", "/kids?letra="])(
  "expects no chips at %s",
  (address) => {
    expect(run(address)).toBe(false);
  },
);
