import type { Board } from "../../domain/board";
import { MENU_ITEMS } from "../../domain/menu";
import { normalizeMenu } from "./normalize-menu";

const items = (menu: unknown) => normalizeMenu({ menu }).items;

it.each([
  ["a store without a menu", undefined],
  ["an empty list", []],
  ["something else", "kids"],
  ["every item in its own order", MENU_ITEMS.map((item) => ({ item: item === "digitalInfluencers" ? "digital_influencers" : item }))],
])("shows all items in their own order for %s", (_case, menu) => {
  expect(normalizeMenu({ menu })).toEqual({ items: null, words: [], skipped: [] });
});

it("puts the listed items first and leaves out hidden ones", () => {
  const menu = [{ item: "talents" }, { item: "kids", shown: false }, { item: "contact", shown: true }, { item: "teens", shown: "0" }];
  expect(items(menu)).toEqual([
    "talents",
    "contact",
    "atores",
    "digitalInfluencers",
    "blog",
    "campaigns",
    "magazine",
    "about",
    "workshop",
    "scouting",
  ]);
});

it("reads an item once", () => {
  expect(items([{ item: "blog" }, { item: "blog", shown: false }])?.filter((item) => item === "blog")).toHaveLength(1);
});

it("leaves out and reports unknown items", () => {
  const { items: known, skipped } = normalizeMenu({ menu: [{ item: "castings" }, "kids", { item: "contact" }] });
  expect(known?.[0]).toBe("contact");
  expect(skipped).toEqual([
    { resource: "menu", id: "1", reason: "item is unknown" },
    { resource: "menu", id: "2", reason: "item is unknown" },
  ]);
});

it("reads names as words of the interface", () => {
  const menu = [
    { item: "digital_influencers", label: { pt: " Criadores \n digitais ", en: "Creators" } },
    { item: "scouting", shown: false, label: { pt: "Faça parte" } },
    { item: "blog", label: { pt: "", en: null } },
    { item: "about", label: { pt: "a".repeat(33), en: 7 } },
  ];
  expect(normalizeMenu({ menu }).words).toEqual([
    { key: "word:common:category.digitalInfluencers", pt: "Criadores digitais", en: "Creators" },
    { key: "word:common:nav.scouting", pt: "Faça parte", en: null },
  ]);
});

describe("boards", () => {
  const aBoard = (slug: string, changes: Partial<Board> = {}): Board => ({
    boardId: slug,
    slug,
    name: { pt: `Lista ${slug}`, en: null },
    text: { pt: null, en: null },
    cover: null,
    talentIds: [],
    rule: null,
    isInMenu: false,
    isOnHome: false,
    ...changes,
  });
  const boards = [aBoard("elas"), aBoard("eles", { isInMenu: true }), aBoard("outros", { isInMenu: true })];

  it("stand where the menu lists them, else behind all items when they ask for a place", () => {
    const sent = normalizeMenu({ menu: [{ item: "board:elas" }, { item: "contact" }, { item: "board:outros", shown: false }] }, boards);
    expect([sent.items?.[0], sent.items?.[1], sent.items?.at(-1)]).toEqual(["board/elas", "contact", "board/eles"]);
    expect(sent.items).not.toContain("board/outros");
  });

  it("have their name, or the menu's label, as a word of both languages", () => {
    const menu = [{ item: "board:elas", label: { en: "Women" } }];
    expect(normalizeMenu({ menu }, [aBoard("elas", { name: { pt: "{{count}} $t(x)", en: null } })]).words).toEqual([
      { key: "word:common:nav.board/elas", pt: "{count}} (x)", en: "Women" },
    ]);
  });

  it("are left out when the store has no such board", () => {
    expect(normalizeMenu({ menu: [{ item: "board:elas", label: { pt: "Elas" } }] })).toEqual({ items: null, words: [], skipped: [] });
  });
});
