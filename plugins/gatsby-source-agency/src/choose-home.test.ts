import type { Board } from "../../../src/domain/board";
import type { Category } from "../../../src/domain/category";
import type { HomeSettings } from "../../../src/domain/home";
import type { TalentSummary } from "../../../src/domain/talent";
import { aTalentSummary } from "../../../tests/builders/domain-records";
import { chooseHome } from "./choose-home";

const SETTINGS: HomeSettings = { sections: ["slider"], doorPictures: [], newFaceIds: [] };

const talent = (talentId: string, category: Category, values: Partial<TalentSummary> = {}): TalentSummary =>
  aTalentSummary({ talentId, age: 30, categories: [category], coverVersion: `v${talentId}`, ...values });

interface Given {
  talents?: readonly TalentSummary[];
  settings?: Partial<HomeSettings>;
  menu?: readonly string[] | null;
  boards?: readonly Board[];
}

const choose = ({ talents = [], settings = {}, menu = null, boards = [] }: Given) =>
  chooseHome({ settings: { ...SETTINGS, ...settings }, talents, menu, boards });

const facesOf = (given: Given) => choose(given).newFaces.map(({ talentId }) => talentId);
const doorsOf = (given: Given) => choose(given).doors.map(({ category, face }) => [category, face?.talentId ?? null]);

const CHILD = talent("1", "kids", { age: 9 });
const UNKNOWN_AGE = talent("2", "atores", { age: null });

describe("new faces", () => {
  it("are the chosen ones in order, without minors, unknown ages and talents who are not published", () => {
    const talents = [CHILD, UNKNOWN_AGE, talent("3", "atores"), talent("4", "talents")];
    expect(facesOf({ talents, settings: { newFaceIds: ["4", "1", "99", "2", "3"] } })).toEqual(["4", "3"]);
  });

  it("are the adults with the highest ids and a cover when nobody is left", () => {
    const talents = [talent("9", "atores"), talent("10", "atores"), talent("11", "atores", { coverVersion: null }), CHILD];
    expect(facesOf({ talents, settings: { newFaceIds: ["1"] } })).toEqual(["10", "9"]);
  });

  it("are eight at most when nobody was chosen, and twelve at most otherwise", () => {
    const talents = Array.from({ length: 20 }, (_none, index) => talent(String(100 + index), "talents"));
    expect(facesOf({ talents })).toHaveLength(8);
    expect(facesOf({ talents, settings: { newFaceIds: talents.map(({ talentId }) => talentId) } })).toHaveLength(12);
  });
});

describe("doors", () => {
  const picture = { path: "home/kids.jpg", width: 900, height: 1200 };
  const door = { category: "kids" as const, picture, alt: { pt: "Balões", en: null } };

  it("show an adult of the category, and nobody where all are minors", () => {
    const talents = [CHILD, UNKNOWN_AGE, talent("3", "atores"), talent("4", "talents")];
    expect(doorsOf({ talents, settings: { newFaceIds: ["4"] } })).toEqual([
      ["kids", null],
      ["atores", "3"],
      ["talents", "4"],
    ]);
  });

  it("prefer somebody who is not on the page yet, and whose main category it is", () => {
    const talents = [
      talent("3", "talents", { categories: ["talents", "atores"] }),
      talent("4", "atores"),
      talent("5", "talents"),
      talent("6", "talents"),
    ];
    expect(doorsOf({ talents, settings: { newFaceIds: ["6"] } })).toEqual([
      ["atores", "4"],
      ["talents", "3"],
    ]);
  });

  it("show an uploaded picture instead of a face, also for a category without talents", () => {
    expect(choose({ settings: { doorPictures: [door] } }).doors).toEqual([{ ...door, face: null }]);
  });

  it("follow the menu's order and leave out hidden categories", () => {
    const talents = [CHILD, talent("3", "atores"), talent("4", "talents")];
    expect(doorsOf({ talents, menu: ["blog", "talents", "kids"] }).map(([category]) => category)).toEqual(["talents", "kids"]);
  });

  it("do not exist in an empty store", () => {
    expect(choose({})).toMatchObject({ doors: [], newFaces: [], hasTalents: false });
  });
});

describe("boards", () => {
  const BOARD: Board = {
    boardId: "1",
    slug: "elas",
    name: { pt: "Elas", en: null },
    text: { pt: null, en: null },
    cover: null,
    talentIds: ["1", "2", "3", "4"],
    rule: null,
    isInMenu: false,
    isOnHome: true,
  };
  const cover = { path: "boards/1.jpg", width: 900, height: 1200 };
  const talents = [CHILD, UNKNOWN_AGE, talent("3", "atores", { coverVersion: null }), talent("4", "talents")];
  const sections = { settings: { sections: ["boards", "blog"] as const } };

  it("show the first adult with a cover, never a minor or a talent of unknown age", () => {
    const [door] = choose({ ...sections, talents, boards: [BOARD] }).boards;
    expect(door).toMatchObject({ slug: "elas", picture: null, face: { talentId: "4" } });
    expect(choose({ talents, boards: [{ ...BOARD, talentIds: ["1", "2"] }] }).boards[0]?.face).toBeNull();
    expect(choose({ talents: [CHILD], boards: [{ ...BOARD, talentIds: null, rule: "/kids" }] }).boards[0]?.face).toBeNull();
  });

  it("show an uploaded cover instead of a face", () => {
    expect(choose({ talents, boards: [{ ...BOARD, cover }] }).boards[0]).toMatchObject({ picture: cover, face: null });
  });

  it("are a section only where editors chose one for home", () => {
    expect(choose({ ...sections, talents, boards: [BOARD] }).sections).toEqual(["boards", "blog"]);
    const others = choose({ ...sections, talents, boards: [{ ...BOARD, isOnHome: false }] });
    expect([others.sections, others.boards]).toEqual([["blog"], []]);
  });
});
