import fc from "fast-check";
import { contactKey } from "./contact-key";

it.each([
  ["ana@casajuriti.example", "email:ana@casajuriti.example"],
  [" Ana@CasaJuriti.Example ", "email:ana@casajuriti.example"],
  ["mailto:ana@casajuriti.example", "email:ana@casajuriti.example"],
  ["+55 (11) 90000-0001", "phone:11900000001"],
  ["11 90000 0001", "phone:11900000001"],
  ["011 90000-0001", "phone:11900000001"],
  ["https://wa.me/5511900000001?text=oi", "phone:11900000001"],
  ["https://api.whatsapp.com/send?phone=5511900000001", "phone:11900000001"],
  ["+55 011 90000-0001", "phone:11900000001"],
  ["0 15 11 90000-0001", "phone:11900000001"],
  ["11/90000-0001", "phone:11900000001"],
  ["+351 210 000 000", "phone:+351210000000"],
  ["00351 210 000 000", "phone:+351210000000"],
  ["+51 987 654 321", "phone:+51987654321"],
  ["(+51) 987 654 321", "phone:+51987654321"],
  ["https://wa.me/51987654321", "phone:+51987654321"],
  ["51 98765-4321", "phone:51987654321"],
  ["90000-0001", "phone:900000001"],
  ["4004-0001", "phone:40040001"],
  ["@casa.juriti", "handle:casa.juriti"],
  ["Casa.Juriti", "handle:casa.juriti"],
  ["https://www.instagram.com/casa.juriti/?igsh=1", "handle:casa.juriti"],
  ["instagram.com/casa.juriti", "handle:casa.juriti"],
  ["https://www.tiktok.com/@casa.juriti", "handle:casa.juriti"],
  ["https://evil.example/casa.juriti", null],
  ["https://instagram.com.evil.example/casa.juriti", null],
  ["Casa Juriti", null],
  ["123", "handle:123"],
  ["@", null],
  ["", null],
  ["   ", null],
])("reads %p as %p", (text, key) => {
  expect(contactKey(text)).toBe(key);
});

it("reads any text in linear time", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      const key = contactKey(text);
      expect(key === null || /^(email|phone|handle):.+/.test(key)).toBe(true);
    }),
  );
});
