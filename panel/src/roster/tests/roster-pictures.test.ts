import assert from "node:assert/strict";
import { describe, it } from "node:test";

import fc from "fast-check";

import { allPaths, matchPictures } from "../pictures/match-pictures";

const ANA = { row: 2, slugs: ["ana-prado"] };
const BIA = { row: 3, slugs: ["42", "bia-lima"] };

describe("matchPictures", () => {
  it("assigns a folder's files by their names", () => {
    const { byRow, unmatched } = matchPictures(
      ["Ana Prado/book-10.jpg", "Ana Prado/capa.jpg", "Ana Prado/book-2.jpg", "Ana Prado/composite.jpg", "42/IMG_9.png"],
      [ANA, BIA],
    );
    assert.deepEqual(byRow.get(2), {
      cover: "Ana Prado/capa.jpg",
      book: ["Ana Prado/book-2.jpg", "Ana Prado/book-10.jpg"],
      compo: ["Ana Prado/composite.jpg"],
      digitals: [],
    });
    assert.deepEqual(byRow.get(3), { cover: null, book: ["42/IMG_9.png"], compo: [], digitals: [] });
    assert.deepEqual(unmatched, []);
  });

  it("assigns files without folders by the beginning of their names", () => {
    const { byRow } = matchPictures(["ana-prado-capa.jpg", "ana_prado_02.JPG", "Ana Prado.webp", "bia-lima-comp-card.jpg"], [ANA, BIA]);
    assert.deepEqual(byRow.get(2), { cover: "ana-prado-capa.jpg", book: ["Ana Prado.webp", "ana_prado_02.JPG"], compo: [], digitals: [] });
    assert.deepEqual(byRow.get(3)?.compo, ["bia-lima-comp-card.jpg"]);
  });

  it("finds folders at any depth, and the kind in folders below", () => {
    const { byRow } = matchPictures(["2026/kids/ana-prado/book/01.jpg", "2026/kids/ana-prado/composite/1.jpg"], [ANA]);
    assert.deepEqual(byRow.get(2), {
      cover: null,
      book: ["2026/kids/ana-prado/book/01.jpg"],
      compo: ["2026/kids/ana-prado/composite/1.jpg"],
      digitals: [],
    });
  });

  it("finds digitals by the name of the file or of a folder, with the day in it", () => {
    const { byRow } = matchPictures(
      [
        "ana-prado/digitals-2026-03-01-01.jpg",
        "ana-prado/polaroid-2026-03-01-02.jpg",
        "ana-prado/Polaroides 2026-02-28.JPG",
        "ana-prado/digitals/2025-12-24/1.jpg",
        "ana-prado-digital-2026-01-05.jpg",
        "ana-prado/digitalizada-2026-01-01.jpg",
        "ana-prado/digital-influencer.jpg",
      ],
      [ANA],
    );
    const { digitals, book, cover } = byRow.get(2) ?? { digitals: [] };
    assert.deepEqual(
      new Map(digitals.map(({ path, date }) => [path, date])),
      new Map([
        ["ana-prado/digitals-2026-03-01-01.jpg", "2026-03-01"],
        ["ana-prado/polaroid-2026-03-01-02.jpg", "2026-03-01"],
        ["ana-prado/Polaroides 2026-02-28.JPG", "2026-02-28"],
        ["ana-prado/digitals/2025-12-24/1.jpg", "2025-12-24"],
        ["ana-prado-digital-2026-01-05.jpg", "2026-01-05"],
      ]),
    );
    assert.deepEqual([cover, book], [null, ["ana-prado/digital-influencer.jpg", "ana-prado/digitalizada-2026-01-01.jpg"]]);
  });

  it("finds no day in a digital's name that has none, or one that no calendar has", () => {
    const { byRow } = matchPictures(["ana-prado/digitals-01.jpg", "ana-prado/digitals-2026-02-30-01.jpg"], [ANA]);
    assert.deepEqual(
      byRow.get(2)?.digitals.map(({ date }) => date),
      [null, null],
    );
  });

  it("takes a folder that holds everything for no folder, and for the kind of what is in it", () => {
    const { byRow, unmatched } = matchPictures(["fotos/ana-prado-capa.jpg", "fotos/bia-lima-01.jpg", "fotos/carla-1.jpg"], [ANA, BIA]);
    assert.deepEqual(
      [byRow.get(2)?.cover, byRow.get(3)?.book, unmatched],
      ["fotos/ana-prado-capa.jpg", ["fotos/bia-lima-01.jpg"], ["fotos/carla-1.jpg"]],
    );
    const digitals = matchPictures(["polaroides/ana-prado/2026-03-01-01.jpg", "polaroides/bia-lima-2026-03-01.jpg"], [ANA, BIA]);
    assert.equal(digitals.byRow.get(2)?.digitals.length, 1);
  });

  it("assigns no numbered file of a folder that names nobody", () => {
    const owners = [1, 2, 3].map((key) => ({ row: key + 1, slugs: [String(key), `talento-${key}`] }));
    for (const folder of ["Ana Pradoo", "fotos/Ana Pradoo", "Ana Pradoo/fotos"])
      for (const other of [[], ["Talento 1/capa.jpg"]]) {
        const files = ["1.jpg", "2.jpg", "3.jpg", "talento-2.jpg"].map((name) => `${folder}/${name}`);
        const { byRow, unmatched } = matchPictures([...files.slice(0, 3), ...(other.length > 0 ? files.slice(3) : []), ...other], owners);
        assert.deepEqual([unmatched.length, [...byRow.keys()]], [other.length > 0 ? 4 : 3, other.length > 0 ? [2] : []], folder);
      }
  });

  it("leaves the folders in a talent's folder to the talent", () => {
    const two = { row: 3, slugs: ["2", "bia-lima"] };
    const { byRow } = matchPictures(["ana-prado/2/01.jpg", "ana-prado/2026/2.jpg"], [ANA, two]);
    assert.deepEqual([...byRow.keys()], [2]);
    assert.deepEqual(matchPictures(["Ana Pradoo/2/01.jpg", "Ana Pradoo/3/01.jpg"], [two]).byRow.size, 0);
    assert.deepEqual(matchPictures(["ana-prado/bia-lima/01.jpg"], [ANA, two]).unmatched, ["ana-prado/bia-lima/01.jpg"]);
  });

  it("takes a bare number for a key unless it may count the files or be a year", () => {
    const owners = ["2", "42", "2024"].map((key, index) => ({ row: index, slugs: [key] }));
    const { byRow, unmatched } = matchPictures(["2.jpg", "42.jpg", "42-capa.jpg", "2024-03-01.jpg"], owners);
    assert.deepEqual([...byRow.keys()], [1]);
    assert.deepEqual(unmatched, ["2.jpg", "2024-03-01.jpg"]);
  });

  it("assigns no file whose name goes on after the talent's: it may be another person's", () => {
    const { byRow, unmatched } = matchPictures(
      ["ana-prado-silva-01.jpg", "ana-pradoo-1.jpg", "ana-prado-foto1.jpg"],
      [ANA, { row: 9, slugs: ["ana"] }],
    );
    assert.deepEqual([[...byRow.keys()], unmatched], [[2], ["ana-prado-silva-01.jpg", "ana-pradoo-1.jpg"]]);
  });

  it("prefers the longer name", () => {
    const { byRow } = matchPictures(["ana-prado-silva-01.jpg"], [ANA, { row: 9, slugs: ["ana-prado-silva"] }]);
    assert.deepEqual([...byRow.keys()], [9]);
  });

  it("assigns pictures that may be two rows' to neither", () => {
    const { byRow, shared } = matchPictures(["ana-prado/capa.jpg"], [ANA, { row: 8, slugs: ["7", "ana-prado"] }]);
    assert.equal(byRow.size, 0);
    assert.deepEqual(
      [...shared],
      [
        [2, "ana-prado"],
        [8, "ana-prado"],
      ],
    );
  });

  it("names pictures of nobody, and leaves out files that are no pictures", () => {
    const { byRow, unmatched } = matchPictures(["carla/capa.jpg", "ana-prado/notas.txt", "ana-prado/IMG.HEIC"], [ANA]);
    assert.deepEqual(unmatched, ["carla/capa.jpg"]);
    assert.deepEqual(byRow.get(2)?.book, ["ana-prado/IMG.HEIC"]);
  });

  it("assigns every picture to one row and one place, or to none", () => {
    const part = fc.constantFrom(
      "ana-prado",
      "Ana Prado",
      "bia-lima",
      "42",
      "capa",
      "book-1",
      "composite",
      "digitals-2026-03-01",
      "x",
      "..",
      "",
    );
    const file = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `${parts.join("/")}.jpg`);
    fc.assert(
      fc.property(fc.uniqueArray(file), (files) => {
        const { byRow, unmatched } = matchPictures(files, [ANA, BIA]);
        const assigned = [...byRow.values()].flatMap(allPaths);
        assert.deepEqual([...assigned, ...unmatched].sort(), [...files].sort());
      }),
    );
  });
});
