import fc from "fast-check";
import { maskDate } from "./date-mask";
import { formatPhone, maskPhone } from "./phone-mask";

const digits = (text: string): string => text.replace(/\D/g, "");
const digitText = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(..."0123456789"), { minLength, maxLength }).map((list) => list.join(""));

describe("maskPhone", () => {
  it.each([
    ["", ""],
    ["0", "0"],
    ["00", "00"],
    ["0044", "+44"],
    ["011", "(11"],
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
    ["90000-0001", "(90) 0000-001"],
  ])("formats %p as %p", (typed, number) => {
    expect(formatPhone(typed)).toBe(number);
  });

  it("keeps every digit of a number with its country, and is idempotent", () => {
    fc.assert(
      fc.property(digitText(1, 16), (number) => {
        const phone = formatPhone(`+${number}`);
        expect(digits(phone)).toBe(number);
        expect(formatPhone(phone)).toBe(phone);
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
