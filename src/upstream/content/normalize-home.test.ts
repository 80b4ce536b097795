import { RULES } from "../../../tests/builders/wire-records";
import { normalizeHome } from "./normalize-home";

const read = (document: unknown) => normalizeHome(document, RULES);

it.each([
  ["knows nothing of it", {}],
  ["sends an empty list", { home_sections: [] }],
  ["sends something else", { home_sections: "doors" }],
  ["sends no document", null],
])("has the usual sections for a store that %s", (_case, document) => {
  expect(read(document)).toEqual({
    settings: { sections: ["slider", "boards", "blog", "instagram"], doorPictures: [], newFaceIds: [] },
    skipped: [],
  });
});

it("reads sections in order, each once, and reports unknown ones", () => {
  const { settings, skipped } = read({ home_sections: ["new_faces", "doors", "new_faces", "map", "paths"] });
  expect(settings.sections).toEqual(["newFaces", "doors", "paths"]);
  expect(skipped).toEqual([{ resource: "home_sections", id: "map", reason: "section is unknown" }]);
});

it("reads the pictures of categories", () => {
  const home_doors = [
    { category: "digital_influencers", file: "home/d.jpg", width: 900, height: 1200, alt: { pt: "Luz", en: "Light" } },
    { category: "kids", file: "home/k.jpg", alt: "Balões" },
  ];
  expect(read({ home_doors }).settings.doorPictures).toEqual([
    { category: "digitalInfluencers", picture: { path: "home/d.jpg", width: 900, height: 1200 }, alt: { pt: "Luz", en: "Light" } },
    { category: "kids", picture: { path: "home/k.jpg", width: null, height: null }, alt: { pt: "Balões", en: null } },
  ]);
});

it.each([
  [{ category: "blog", file: "a.jpg" }, "category is unknown"],
  [{ category: "kids" }, "file is missing"],
  [{ category: "kids", file: "https://foreign.example/a.jpg" }, "file is not on an allowed media host"],
  [{ category: "kids", file: "../a.jpg" }, "file is not on an allowed media host"],
  ["kids", "category is unknown"],
])("leaves out and reports the picture %j", (door, reason) => {
  expect(read({ home_doors: [door] })).toMatchObject({ settings: { doorPictures: [] }, skipped: [{ resource: "home_doors", reason }] });
});

it("reads ids of new faces as texts, each once", () => {
  expect(read({ home_new_faces: [7, "8", " 7 ", null, "", { id: 9 }] }).settings.newFaceIds).toEqual(["7", "8"]);
});
