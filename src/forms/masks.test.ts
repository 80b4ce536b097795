import fc from "fast-check";
import { readPhone } from "../domain/phone";
import { maskDate } from "./date-mask";
import { formatPhone } from "./format-phone";
import { maskPhone } from "./phone-mask";
import { phoneRule } from "./text-rules";

const digits = (text: string): string => text.replace(/\D/g, "");
const digitText = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(..."0123456789"), { minLength, maxLength }).map((list) => list.join(""));

describe("maskPhone", () => {
  it.each([
    ["", ""],
    ["0", "0"],
    ["00", "00"],
    ["0044", "+44"],
    ["011", "011"],
    ["01511900000001", "01511900000001"],
    ["1", "(1"],
    ["11", "(11"],
    ["119", "(11) 9"],
    ["1130000001", "(11) 3000-0001"],
    ["11900000001", "(11) 90000-0001"],
    ["+", "+"],
    ["+5", "+5"],
    ["+55", "+55"],
    ["+5511", "+55 (11"],
    ["+55119", "+55 (11) 9"],
    ["+5511900000001", "+55 (11) 90000-0001"],
    ["5511900000001", "+55 (11) 90000-0001"],
    ["005511900000001", "+55 (11) 90000-0001"],
    ["+351 912 000 001", "+351 912 000 001"],
    ["+1 (212) 555-0101", "+1 212 555 0101"],
    ["(+51) 987 654 321", "+51 987 654 321"],
    ["(00 51) 987 654 321", "+51 987 654 321"],
    ["＋51 987 654 321", "+51 987 654 321"],
    ["+55 011 90000-0001", "+55 011 90000 0001"],
  ])("shows %p as %p while it is typed", (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
  });

  it("never ends in a separator, which would stop the backspace key", () => {
    fc.assert(
      fc.property(digitText(1, 16), fc.constantFrom("", "+", "+55"), (number, plus) => {
        expect(maskPhone(plus + number)).toMatch(/\d$/);
      }),
    );
  });
});

describe("formatPhone", () => {
  it.each([
    ["11 90000-0001", "+55 (11) 90000-0001"],
    ["(11) 3000-0001", "+55 (11) 3000-0001"],
    ["011 90000 0001", "+55 (11) 90000-0001"],
    ["+55 (11) 90000-0001", "+55 (11) 90000-0001"],
    ["tel: 11 90000.0001", "+55 (11) 90000-0001"],
    ["+44 20 7946 0001", "+44 20 7946 0001"],
    ["0044 20 7946 0001", "+44 20 7946 0001"],
    ["+51987654321", "+51 987 654 321"],
    ["(+51) 987 654 321", "+51 987 654 321"],
    ["0051987654321", "+51 987 654 321"],
    ["+55 011 90000-0001", "+55 (11) 90000-0001"],
    ["0 15 11 90000-0001", "+55 (11) 90000-0001"],
    ["+54 11 15 2345-6789", "+54 9 11 2345 6789"],
    ["90000-0001", "(90) 0000-001"],
  ])("formats %p as %p", (typed, number) => {
    expect(formatPhone(typed)).toBe(number);
  });

  it("keeps a number with its country, and is idempotent", () => {
    fc.assert(
      fc.property(digitText(1, 16), (number) => {
        const phone = formatPhone(`+${number}`);
        if (readPhone(`+${number}`) === null) expect(digits(phone)).toBe(number.replace(/^00(?=\d)/, ""));
        expect(readPhone(phone)).toBe(readPhone(`+${number}`));
        expect(formatPhone(phone)).toBe(phone);
      }),
    );
  });

  it("gives the same number whether the text is pasted or typed digit by digit", () => {
    fc.assert(
      fc.property(digitText(8, 14), fc.constantFrom("", "0", "015", "+", "00", "+55", "+550"), (number, prefix) => {
        const typed = [...(prefix + number)].reduce((text, key) => maskPhone(text + key), "");
        expect(readPhone(formatPhone(typed))).toBe(readPhone(formatPhone(prefix + number)));
      }),
    );
  });

  it("accepts any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
      }),
    );
  });
});

describe("phoneRule", () => {
  it.each([
    ["+51 987 654 321", null],
    ["(+51) 987 654 321", null],
    ["+55 011 90000-0001", null],
    ["015 11 90000-0001", null],
    ["(11) 3000-0001", null],
    ["90000-0001", "forms.phone"],
    ["351 912 000 001", "forms.phone"],
    ["+999 123 456 789", "forms.phone"],
    ["+55 11 90000-00011", "forms.phone"],
    // The extension would be appended to the number.
    ["11 4000-0001 ramal 5", "forms.phone"],
    ["11 90000-0001 ou 11 4000-0001", "forms.phone"],
  ])("finds %p in %p", (text, fault) => {
    expect(phoneRule(text)).toBe(fault);
  });
});

describe("maskDate", () => {
  it.each([
    ["0", "0"],
    ["07", "07"],
    ["0703", "07/03"],
    ["07032015", "07/03/2015"],
    ["07/03/2015", "07/03/2015"],
    ["7/3/2015", "07/03/2015"],
    ["07.03.2015", "07/03/2015"],
    ["2015-03-07", "07/03/2015"],
    ["070320159", "07/03/2015"],
    ["amanhã", ""],
  ])("shows %p as %p", (typed, shown) => {
    expect(maskDate(typed)).toBe(shown);
  });
});
