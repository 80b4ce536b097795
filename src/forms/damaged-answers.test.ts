import fc from "fast-check";
import messages from "../locales/pt/forms.json";
import { cleanName } from "../domain/clean-text";
import { parseDay, writeDay } from "../domain/day";
import { formatPhone } from "./format-phone";
import { birthdateRule, nameRule, phoneRule, type TextRule } from "./text-rules";

const ANSWERS = 2_000;

/** Typical answers with any characters inserted or omitted. */
const damagedText = (answers: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc
      .tuple(fc.constantFrom(...answers), fc.nat(30), fc.nat(4), fc.string({ unit: "binary", maxLength: 3 }))
      .map(([answer, at, length, inserted]) => answer.slice(0, at) + inserted + answer.slice(at + length)),
  );

interface Reader {
  answers: readonly string[];
  rule: TextRule;
  /** The stored answer. */
  store: (text: string) => string | null;
}

const READERS: Readonly<Record<string, Reader>> = {
  names: { answers: ["João D’Ávila", "Ma. Clara", "José da Silva Jr."], rule: (text) => nameRule(cleanName(text)), store: cleanName },
  "phone numbers": {
    answers: ["(11) 90000-0001", "+55 011 90000 0001", "0055 11 90000-0001", "+351 912 345 678"],
    rule: phoneRule,
    store: formatPhone,
  },
  dates: {
    answers: ["21/05/1998", "1998-05-21", "9.3.2016", "29/02/2024"],
    rule: birthdateRule("2026-11-26"),
    store: (text) => {
      const day = parseDay(text);
      return day === null ? null : writeDay(day);
    },
  },
};

it.each(Object.entries(READERS))(
  "reads or refuses 2,000 damaged %s: what is read is stored in one form",
  (_name, { answers, rule, store }) => {
    let accepted = 0;
    fc.assert(
      fc.property(damagedText(answers), (text) => {
        const reason = rule(text);
        if (reason !== null) return void expect(messages).toHaveProperty([reason]);
        accepted += 1;
        const stored = store(text);
        expect(stored).not.toBeNull();
        expect(store(stored ?? "")).toBe(stored);
        expect(rule(stored ?? "")).toBeNull();
      }),
      { numRuns: ANSWERS },
    );
    expect(accepted).toBeGreaterThan(0);
  },
);
