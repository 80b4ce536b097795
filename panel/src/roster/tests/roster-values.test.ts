import assert from "node:assert/strict";
import { describe, it } from "node:test";

import fc from "fast-check";
import type { TextField } from "payload";

import { EYE_COLOURS, HAIR_COLOURS, optionsOf } from "../../talents/fields/appearance";
import { isHeight, isJeans, isShoes } from "../../talents/fields/measure-texts";
import { traitFields } from "../../talents/fields/traits";
import type { Cell } from "../table/cell";
import { readDate, readPastDate } from "../values/dates";
import { readHeight } from "../values/lengths";
import { editDistance, nearest } from "../values/nearest";
import { readNetworks } from "../values/networks";
import { readOption, readOptions, toChoices } from "../values/options";
import type { Reading } from "../values/reading";
import { readJeans, readShoes } from "../values/sizes";
import { categoryChoices, GENDER_CHOICES, GIVEN_BY, readScopes, YES_NO } from "../values/words";
import { readLines } from "../values/texts";

const valueOf = <Value>(reading: Reading<Value>): Value | null | "unreadable" => (reading.ok ? reading.value : "unreadable");

const suggestionsOf = (reading: Reading<unknown>): readonly string[] => (reading.ok ? [] : reading.suggestions);

describe("readHeight", () => {
  for (const [cell, stored] of [
    ["1,70", "170"],
    ["1.70", "170"],
    ["1,7", "170"],
    ["1,70 m", "170"],
    ["1,75m", "175"],
    ["1m70", "170"],
    ["170", "170"],
    ["170 cm", "170"],
    ["170cm.", "170"],
    ["98", "98"],
    ["0,52", "52"],
    [1.7, "170"],
    [1.68, "168"],
    [170, "170"],
    ["5'7\"", "170/5.7"],
    ["5’7”", "170/5.7"],
    ["5′10″", "178/5.10"],
    ["5 ft 7 in", "170/5.7"],
    ["6'", "183/6.0"],
    [null, null],
    ["  ", null],
  ] as const)
    it(`reads ${JSON.stringify(cell)} as ${stored}`, () => assert.equal(valueOf(readHeight(cell)), stored));

  for (const cell of ["17", "3,10", "300", "alta", "5'12\"", "1,70/5'7", "-170", "1e2", true] as const)
    it(`refuses ${JSON.stringify(cell)}`, () => assert.equal(valueOf(readHeight(cell)), "unreadable"));

  it("reads every height in metres, centimetres and as a number the same, in the format of the talent's field", () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 250 }), (cm) => {
        const metres = (cm / 100).toFixed(2);
        const cells: Cell[] = [cm, String(cm), `${cm} cm`, metres, metres.replace(".", ","), `${metres} m`, cm / 100];
        for (const cell of cells) assert.equal(valueOf(readHeight(cell)), String(cm), String(cell));
      }),
    );
  });

  it("stores nothing that the talent's field would refuse, and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^\d['" .,cmft\d]{0,8}$/)), (cell) => {
        const value = valueOf(readHeight(cell));
        if (value !== null && value !== "unreadable") assert.match(value, /^\d{2,3}(\/\d\.\d{1,2})?$/);
      }),
    );
  });
});

describe("readDate", () => {
  for (const [cell, day] of [
    ["09/03/2016", "2016-03-09"],
    ["9/3/2016", "2016-03-09"],
    ["09-03-2016", "2016-03-09"],
    ["09.03.2016", "2016-03-09"],
    ["2016-03-09", "2016-03-09"],
    ["2016-03-09T00:00:00.000Z", "2016-03-09"],
    ["2016-03-09 00:00:00", "2016-03-09"],
    [new Date("2016-03-09T00:00:00Z"), "2016-03-09"],
    ["29/02/2016", "2016-02-29"],
    ["", null],
  ] as const)
    it(`reads ${String(cell)} as ${day}`, () => assert.equal(valueOf(readDate(cell)), day));

  for (const cell of ["30/02/2016", "29/02/2015", "9/3/16", "março de 2016", "2016", 42_439, new Date(Number.NaN)])
    it(`refuses ${String(cell)}`, () => assert.equal(valueOf(readDate(cell)), "unreadable"));

  it("suggests the other order for a date with the month first", () =>
    assert.deepEqual(suggestionsOf(readDate("03/25/2016")), ["25/03/2016"]));

  it("reads every day in both notations the same", () => {
    const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year, month, ofMonth] = day.split("-");
        for (const cell of [day, `${ofMonth}/${month}/${year}`, `${Number(ofMonth)}/${Number(month)}/${year}`, date])
          assert.equal(valueOf(readDate(cell)), day);
      }),
    );
  });

  it("refuses a birthdate that is still to come, or of more than 120 years ago", () => {
    assert.equal(valueOf(readPastDate("24/11/2026", "2026-11-23")), "unreadable");
    assert.equal(valueOf(readPastDate("23/11/2026", "2026-11-23")), "2026-11-23");
    assert.equal(valueOf(readPastDate("22/11/1906", "2026-11-23")), "unreadable");
  });
});

describe("readNetworks", () => {
  const READ = "tiktok @ana.prado 12500 4.2% 2026-03-05\ninstagram @ana 8000 2026-03-05";

  for (const cell of ["TikTok @ana.prado 12.500 4,2%\r\nInstagram: ana 8000", "TikTok @ana.prado 12.500 4,2%; Instagram: ana 8000 ;"])
    it(`reads the networks of ${JSON.stringify(cell)}`, () => assert.equal(valueOf(readNetworks(cell, "2026-03-05")), READ));

  for (const cell of ["TikTok @ana.prado", "TikTok @ana 12500\nOrkut @ana 10"])
    it(`refuses ${JSON.stringify(cell)}`, () => assert.equal(valueOf(readNetworks(cell, "2026-03-05")), "unreadable"));
});

describe("sizes", () => {
  it("reads shoe sizes in halves, and lets a person choose between two", () => {
    assert.deepEqual(
      ["38", "38,5", "38.5", "38,0", "BR 38", "38 BR", 38.5].map((cell) => valueOf(readShoes(cell))),
      ["38", "38.5", "38.5", "38", "38", "38", "38.5"],
    );
    assert.deepEqual(suggestionsOf(readShoes("37/38")), ["37", "38"]);
    for (const cell of ["9", "60", "38,3", "grande"]) assert.equal(valueOf(readShoes(cell)), "unreadable", cell);
  });

  it("reads jeans that begin with a possible size, which the site uses", () => {
    assert.deepEqual(
      ["38", "8 x 34", "36/38", "10/12", "37,5", "BR 38", 36, 1, 70, null].map((cell) => valueOf(readJeans(cell))),
      ["38", "8x34", "36/38", "10/12", "37,5", "38", "36", "1", "70", null],
    );
    for (const cell of ["PP", "a description of the jeans", "0", "71", "200", "2026", 2026, 0.83, "8x2026", true] as const)
      assert.equal(valueOf(readJeans(cell)), "unreadable", String(cell));
  });
});

describe("a size that a spreadsheet has made a date", () => {
  const reasonOf = (reading: Reading<unknown>) => (reading.ok ? "none" : [reading.reason, ...reading.suggestions]);
  const readers = { readJeans, readShoes, readHeight };
  const cells = [
    new Date("2026-12-10T00:00:00Z"),
    new Date(Number.NaN),
    "2026-12-10",
    "10/12/2026",
    "10/12/26",
    "10/dez",
    "10-Dec",
    "Dec-12",
    "jan/70",
    46_366,
  ];

  for (const [name, read] of Object.entries(readers))
    it(`is refused by ${name} with this reason and without a guess`, () => {
      for (const cell of cells) assert.deepEqual(reasonOf(read(cell)), ["date"], String(cell));
    });

  it("is no other refusal", () => {
    assert.deepEqual(reasonOf(readJeans("PP")), [undefined]);
    assert.deepEqual(reasonOf(readShoes("37/38")), [undefined, "37", "38"]);
    assert.deepEqual(reasonOf(readHeight("alta")), [undefined]);
  });
});

describe("a size in the admin", () => {
  it("accepts whatever the import stores", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.stringMatching(/^\d{1,4}[ ,./x-]{0,2}\d{0,4}$/),
      fc.integer({ min: 0, max: 300 }).map((halves) => String(halves / 2)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const [read, isValid] of [
          [readJeans, isJeans],
          [readShoes, isShoes],
          [readHeight, isHeight],
        ] as const) {
          const value = valueOf(read(text));
          assert.ok(value === null || value === "unreadable" || isValid(value), `${text} is stored as ${value}`);
        }
      }),
    );
  });

  const messageOf = async (name: string, value: string, language: string): Promise<unknown> => {
    const field = traitFields()
      .flatMap((row) => ("fields" in row ? row.fields : []))
      .find((each) => "name" in each && each.name === name);
    const { validate } = field as TextField;
    return validate?.(value as never, { req: { i18n: { language } } } as never);
  };

  for (const [name, impossible, possible] of [
    ["jeans", ["2026", "2026-12-10", "10/12/2026", "0", "71", "PP"], ["38", "8x34", "36/38", "10/12", "1", "70", ""]],
    ["shoes", ["2026", "9", "53", "99", "38,3", "10/12"], ["10", "38.5", "38,5", "52", ""]],
    ["height", ["29", "251", "999", "2026-12-10"], ["30", "170", "170/5.7", "250", ""]],
  ] as const)
    it(`refuses impossible ${name} with what to do, in both languages`, async () => {
      for (const value of impossible) {
        assert.match(String(await messageOf(name, value, "pt")), /^Use .+deixe em branco\.$/, value);
        assert.match(String(await messageOf(name, value, "en")), /^Use .+leave it empty\.$/, value);
      }
      for (const value of possible) assert.equal(await messageOf(name, value, "pt"), true, value);
    });
});

describe("readOption", () => {
  for (const [name, options] of [
    ["hair", HAIR_COLOURS],
    ["eyes", EYE_COLOURS],
    ["kind of hair", optionsOf("hairKind")],
  ] as const) {
    it(`reads every option of ${name} by both labels, in capitals and without accents`, () => {
      for (const { value, label } of options)
        for (const text of [label.pt, label.en, label.pt.toUpperCase(), label.pt.normalize("NFD").replace(/\p{M}/gu, "")])
          assert.equal(valueOf(readOption(text, toChoices<string>(options))), value, text);
    });
  }

  for (const [text, value] of [
    ["loira", "Blonde"],
    ["Castanho-claro", "Light Brown"],
    ["pretos", "Black"],
  ])
    it(`reads the hair ${text} as ${value}`, () => assert.equal(valueOf(readOption(text, toChoices(HAIR_COLOURS))), value));

  for (const [text, value] of [
    ["azuis", "Blue"],
    ["Verdes", "Green"],
    ["castanhos escuros", "Dark Brown"],
  ])
    it(`reads the eyes ${text} as ${value}`, () => assert.equal(valueOf(readOption(text, toChoices(EYE_COLOURS))), value));

  it("suggests near words for a misspelt or a partial one, and none for another word", () => {
    assert.equal(suggestionsOf(readOption("Castanho Claroo", toChoices(HAIR_COLOURS)))[0], "Castanho Claro");
    assert.ok(suggestionsOf(readOption("ruivo", toChoices(HAIR_COLOURS))).includes("Ruivo Natural"));
    assert.equal(suggestionsOf(readOption("Light Bron", toChoices(HAIR_COLOURS)))[0], "Light Brown");
    assert.deepEqual(suggestionsOf(readOption("xyz", toChoices(HAIR_COLOURS))), []);
  });

  it("suggests the option that was meant for any label with one wrong letter", () => {
    const labels = HAIR_COLOURS.map(({ label }) => label.pt).filter((label) => label.length > 5);
    fc.assert(
      fc.property(fc.constantFrom(...labels), fc.nat(), (label, seed) => {
        const at = seed % label.length;
        const wrong = `${label.slice(0, at)}w${label.slice(at + 1)}`;
        assert.ok(nearest(wrong, labels).includes(label), wrong);
      }),
    );
  });

  it("reads gender, yes and no, and who gave a consent", () => {
    const women = ["F", "feminino", "Menina", "female"].map((text) => valueOf(readOption(text, GENDER_CHOICES)));
    assert.deepEqual([...new Set(women)], ["woman"]);
    assert.equal(valueOf(readOption("M", GENDER_CHOICES)), "man");
    assert.equal(valueOf(readOption("NÃO", YES_NO)), "no");
    assert.equal(valueOf(readOption("mãe", GIVEN_BY)), "guardian");
  });
});

describe("lists in a cell", () => {
  const categories = categoryChoices([
    { id: 1, category: "kids" },
    { id: 2, category: "ator" },
    { id: 3, category: "TF - Especial" },
  ]);

  it("reads categories by their names and usual words, in order", () => {
    assert.deepEqual(valueOf(readOptions("Atores; Kids", categories)), [2, 1]);
    assert.deepEqual(valueOf(readOptions("tf - especial", categories)), [3]);
    assert.deepEqual(valueOf(readOptions("kids, Kid", categories)), [1]);
    assert.equal(valueOf(readOptions("Kids, Teens", categories)), "unreadable");
  });

  it("reads the uses of a consent", () => {
    assert.deepEqual(valueOf(readScopes("Site, redes sociais")), ["site", "social"]);
    assert.deepEqual(valueOf(readScopes("tudo")), ["site", "social", "print", "campaigns", "digitals"]);
    assert.equal(valueOf(readScopes("televisão")), "unreadable");
  });

  it("reads skills, one per line, each once", () => assert.equal(valueOf(readLines()("Dança, canto;\nDança\n")), "Dança\ncanto"));
});

describe("editDistance", () => {
  const word = fc.string({ maxLength: 12 });

  it("is a metric", () => {
    fc.assert(
      fc.property(word, word, word, (one, two, three) => {
        assert.equal(editDistance(one, one), 0);
        assert.equal(editDistance(one, two), editDistance(two, one));
        assert.ok(editDistance(one, three) <= editDistance(one, two) + editDistance(two, three));
      }),
    );
  });
});
