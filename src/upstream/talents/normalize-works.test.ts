import { aTalentRecord, RULES } from "../../../tests/builders/wire-records";
import { STRICT_RULES } from "../source";
import { normalizeProfile } from "./normalize-profile";
import { creditKind, normalizeCredit } from "./normalize-credit";

const MINOR = "2016-03-09";
const ADULT = "1990-03-09";

const DIGITALS = [
  { id: 1, file: "talents/412/digital-1.jpg", width: 900, height: 1200, date: "2025-01-10" },
  { id: 2, file: "talents/412/digital-2.jpg", width: 900, height: 1200, date: "2025-05-02T00:00:00Z" },
];

const profileOf = (changes: Readonly<Record<string, unknown>>, minorsDigitals = false) => {
  const record = aTalentRecord({ digitals_at: "2025-05-02", digitals: DIGITALS, ...changes });
  const profile = normalizeProfile(record, { media: RULES, today: "2025-06-15", rules: { ...STRICT_RULES, minorsDigitals } });
  if (!profile.ok) throw new Error(profile.error);
  return profile.value;
};

describe("digitals", () => {
  it("are an adult's with their days, the newest first", () => {
    const { talent, files } = profileOf({ birthdate: ADULT });
    expect(talent.digitals.map(({ pictureId, date }) => [pictureId, date])).toEqual([
      ["2", "2025-05-02"],
      ["1", "2025-01-10"],
    ]);
    expect([talent.digitalsOn, files.map(({ path }) => path)]).toEqual(["2025-05-02", DIGITALS.map(({ file }) => file)]);
  });

  it.each([
    ["of a minor", MINOR],
    ["without a birthdate", null],
  ])("of a talent %s are left out with their files while the switch is off", (_case, birthdate) => {
    const { talent, files } = profileOf({ birthdate });
    expect([talent.digitals, talent.digitalsOn, files]).toEqual([[], null, []]);
  });

  it("of a minor are published while the switch is on", () => {
    const { talent, files } = profileOf({ birthdate: MINOR }, true);
    expect([talent.digitals.length, talent.digitalsOn, files.length]).toEqual([2, "2025-05-02", 2]);
  });

  it.each(["", undefined, "0000-00-00", "yesterday"])("with the day %p are skipped and reported", (date) => {
    const { talent, skipped } = profileOf({ birthdate: ADULT, digitals: [{ ...DIGITALS[0], date }] });
    expect([talent.digitals, skipped.map(({ id }) => id)]).toEqual([[], ["412/1"]]);
  });
});

describe("videos", () => {
  it("begin with the showreel", () => {
    const file = { provider: "file", file: "talents/412/a.mp4" };
    const { talent } = profileOf({
      video: [
        { ...file, id: 1 },
        { ...file, id: 2, showreel: true },
        { ...file, id: 3, showreel: "0" },
      ],
    });
    expect(talent.videos.map(({ videoId, isShowreel }) => [videoId, isShowreel])).toEqual([
      ["2", true],
      ["1", false],
      ["3", false],
    ]);
  });
});

describe("credits", () => {
  const CREDIT = { id: 7, year: "2024", title: " O Farol ", role: "", kind: "FILM" };

  it("keep what was given", () => {
    expect(normalizeCredit({ ...CREDIT, production: "Filmes do Cais" })).toEqual({
      ok: true,
      value: { creditId: "7", year: 2024, title: "O Farol", role: null, production: "Filmes do Cais", kind: "film" },
    });
  });

  it.each([{ title: " " }, { year: null }, { year: "1899" }, { year: 2024.5 }, { id: null }])("with %j are skipped", (changes) => {
    expect(normalizeCredit({ ...CREDIT, ...changes }).ok).toBe(false);
  });

  it.each(["opera", null, "__proto__"])("of the kind %p are others", (kind) => {
    expect(creditKind(kind)).toBe("other");
  });

  it("give the kinds of a list once, in the order of the site's words", () => {
    const { talent } = profileOf({ credit_kinds: ["theatre", "film", "Theatre", "opera", "circus"], credits: [CREDIT, CREDIT] });
    expect([talent.creditKinds, talent.credits.length]).toEqual([["film", "theatre", "other"], 1]);
  });
});
