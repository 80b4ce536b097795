import fc from "fast-check";
import { getCountries, getCountryCallingCode, getExampleNumber } from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";
import { internationalPhone, isWholePhoneKey, phoneAddress, phoneKey, readPhone, whatsappAddress } from "./phone";

it.each([
  // A country code is kept.
  ["+51 987 654 321", "+51987654321"],
  ["0051 987 654 321", "+51987654321"],
  ["00 51 987 654 321", "+51987654321"],
  ["(+51) 987 654 321", "+51987654321"],
  ["(00 51) 987654321", "+51987654321"],
  ["+ 51 987 654 321", "+51987654321"],
  ["＋51 987 654 321", "+51987654321"],
  ["\u202a+51 987 654 321\u202c", "+51987654321"],
  ["WhatsApp: 00351 912 000 001", "+351912000001"],
  ["+1 (212) 555-0101", "+12125550101"],
  ["+44 (0)20 7946 0001", "+442079460001"],
  ["+39 06 1234 5678", "+390612345678"],
  // Argentina: a mobile number has a 9, written as 9 or as 15; it is never added.
  ["+54 9 11 2345-6789", "+5491123456789"],
  ["+54 11 15-2345-6789", "+5491123456789"],
  ["+54 011 15 2345-6789", "+5491123456789"],
  ["0054 9 11 2345 6789", "+5491123456789"],
  ["+54 11 2345-6789", "+541123456789"],
  // Brazil: trunk prefix and carrier code.
  ["+55 (11) 90000-0001", "+5511900000001"],
  ["005511 90000-0001", "+5511900000001"],
  ["+55 011 90000-0001", "+5511900000001"],
  ["+55 015 11 90000-0001", "+5511900000001"],
  ["+55 (0**11) 90000-0001", "+5511900000001"],
  ["015 11 90000-0001", "+5511900000001"],
  ["0 15 11 90000-0001", "+5511900000001"],
  ["(0xx11) 4000-0001", "+551140000001"],
  ["011 90000-0001", "+5511900000001"],
  ["11 90000‑0001", "+5511900000001"],
  ["5511900000001", "+5511900000001"],
  ["55 11 4000-0001", "+551140000001"],
  ["55 90000-0001", "+5555900000001"],
  ["51 98765-4321", "+5551987654321"],
  ["0800 123 4567", "+558001234567"],
  ["Recepção: 11 4000.0001, ramal 5", "+551140000001"],
  ["11 4000-0001/0002", "+551140000001"],
  ["+55 (11) 90000-0001 / +51 987 654 321", "+5511900000001"],
  // The country or the area is unknown.
  ["90000-0001", null],
  ["4000-0001", null],
  ["+55 90000-0001", null],
  ["351 912 000 001", null],
  ["1 212 555 0101", null],
  ["34 612 345 678", null],
  ["20 7946 0001", null],
  ["+999 123456", null],
  ["+52 1 55 1234 5678", null],
  ["11 90000-0001 11 90000-0002", null],
  ["00", null],
  ["a combinar", null],
  ["", null],
  [null, null],
])("reads %p as %p", (text, number) => {
  expect(readPhone(text)).toBe(number);
});

it.each([
  ["+51 987 654 321", "tel:+51987654321", "https://wa.me/51987654321"],
  ["+55 (11) 90000-0001", "tel:+5511900000001", "https://wa.me/5511900000001"],
  ["(11) 4000-0001", "tel:+551140000001", "https://wa.me/551140000001"],
  ["011 90000-0001", "tel:+5511900000001", "https://wa.me/5511900000001"],
  ["+54 11 15 2345-6789", "tel:+5491123456789", "https://wa.me/5491123456789"],
  ["0800 123 4567", "tel:08001234567", "https://wa.me/558001234567"],
  // No WhatsApp chat; dialled as written.
  ["90000-0001", "tel:900000001", null],
  ["4004-0001", "tel:40040001", null],
  ["351 912 000 001", "tel:351912000001", null],
  ["+52 1 55 1234 5678", "tel:+5215512345678", null],
  ["+11 90000-0001", "tel:+11900000001", null],
  ["11 90000-0001 11 90000-0002", null, null],
  ["a combinar", null, null],
  [undefined, null, null],
])("links %p", (text, call, chat) => {
  expect([phoneAddress(text), whatsappAddress(text)]).toEqual([call, chat]);
});

it("puts the message into the chat's address", () => {
  expect(whatsappAddress("011 90000-0001", "Olá & bem-vinda")).toBe("https://wa.me/5511900000001?text=Ol%C3%A1%20%26%20bem-vinda");
  expect(whatsappAddress("90000-0001", "Olá")).toBeNull();
});

it.each([
  ["+55 011 90000-0001", "+55 (11) 90000-0001"],
  ["(11) 3000-0001", "+55 (11) 3000-0001"],
  ["0051 987654321", "+51 987 654 321"],
  ["+54 11 15 2345-6789", "+54 9 11 2345 6789"],
  ["90000-0001", null],
])("formats %p as %p", (text, number) => {
  expect(internationalPhone(text)).toBe(number);
});

it.each([
  ["+55 (11) 90000-0001", "11900000001", true],
  ["011 90000-0001", "11900000001", true],
  ["015 11 90000-0001", "11900000001", true],
  ["+55 011 90000-0001", "11900000001", true],
  ["+51 987 654 321", "+51987654321", true],
  ["51 98765-4321", "51987654321", true],
  ["+351 912 345 678", "+351912345678", true],
  ["90000-0001", "900000001", false],
  ["0 90000-0001", "900000001", false],
  ["351 912 345 678", "351912345678", false],
  ["a combinar", "", false],
])("the key of %p is %p", (text, key, isWhole) => {
  expect([phoneKey(text), isWholePhoneKey(phoneKey(text))]).toEqual([key, isWhole]);
});

const exampleOf = (country: ReturnType<typeof getCountries>[number]) => getExampleNumber(country, examples)?.number ?? "";

const SEPARATORS = ["", " ", "-", ".", " (", ") "];

const writtenNumber = fc
  .record({
    country: fc.constantFrom(...getCountries().filter((country) => exampleOf(country) !== "")),
    prefix: fc.constantFrom("+", "00", "+ ", "00 ", "(+", "\u202a+"),
    gaps: fc.array(fc.constantFrom(...SEPARATORS), { minLength: 15, maxLength: 15 }),
  })
  .map(({ country, prefix, gaps }) => ({
    code: getCountryCallingCode(country),
    number: exampleOf(country),
    text: prefix + [...exampleOf(country).slice(1)].map((digit, index) => digit + gaps[index]!).join(""),
  }));

it("a number with + or 00 keeps its country in every link, spelling and key", () => {
  fc.assert(
    fc.property(writtenNumber, ({ code, number, text }) => {
      expect(readPhone(text)).toBe(number);
      expect(phoneAddress(text)).toMatch(new RegExp(`^tel:\\+${code}`));
      expect(whatsappAddress(text)).toBe(`https://wa.me/${number.slice(1)}`);
      expect(readPhone(internationalPhone(text))).toBe(number);
      expect(phoneKey(text)).toBe(code === "55" ? number.slice(3) : number);
    }),
    { numRuns: 500 },
  );
});

const SHARED_CODES = ["800", "808", "870", "878", "881", "882", "883", "888", "979"];
const CODES: readonly string[] = [...getCountries().map((country) => getCountryCallingCode(country)), ...SHARED_CODES];

it("digits with a plus never get another country", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{5,17}$/), (digits) => {
      const [chat, call] = [whatsappAddress(`+${digits}`), phoneAddress(`+${digits}`)];
      const code = CODES.find((candidate) => digits.startsWith(candidate));
      if (chat !== null) expect(chat.startsWith(`https://wa.me/${code}`)).toBe(true);
      if (call !== null && !call.startsWith("tel:0")) expect(call.startsWith(`tel:+${code ?? ""}`)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

const national = fc.record({
  area: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).map((digits) => digits.join("")),
  number: fc.oneof(fc.stringMatching(/^9\d{8}$/), fc.stringMatching(/^[2-5]\d{7}$/)),
});

it("all spellings of a Brazilian number give one address and one key", () => {
  fc.assert(
    fc.property(national, ({ area, number }) => {
      const [front, back] = [number.slice(0, -4), number.slice(-4)];
      const spellings = [
        `+55 (${area}) ${front}-${back}`,
        `+55 0${area} ${front}-${back}`,
        `0055 ${area} ${front}.${back}`,
        `55${area}${number}`,
        `${area} ${front}-${back}`,
        `(0${area}) ${front} ${back}`,
        `0 15 ${area} ${front}-${back}`,
        `041${area}${number}`,
        `(0xx${area}) ${front}-${back}`,
      ];
      expect(new Set(spellings.map((text) => whatsappAddress(text)))).toEqual(new Set([`https://wa.me/55${area}${number}`]));
      expect(new Set(spellings.map((text) => phoneAddress(text)))).toEqual(new Set([`tel:+55${area}${number}`]));
      expect(new Set(spellings.map((text) => phoneKey(text)))).toEqual(new Set([`${area}${number}`]));
    }),
  );
});

it("reads any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
      expect(readPhone(text) ?? "+0").toMatch(/^\+\d{1,15}$/);
      expect(phoneAddress(text) ?? "tel:0").toMatch(/^tel:\+?\d{1,15}$/);
      expect(phoneKey(text)).toMatch(/^\+?\d*$/);
    }),
  );
});
