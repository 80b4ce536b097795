import fc from "fast-check";
import { repairAddress } from "./repair-address";

it.each([
  ["/pesquisa/100%", "/pesquisa/100%25"],
  ["/en/pesquisa/100%?letra=A%", "/en/pesquisa/100%25?letra=A%"],
  ["/%", "/%25"],
  ["/%zz", "/%25zz"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/kids/%ff/ana", "/kids/%25ff/ana"],
  ["/pesquisa/Jo%C3%A3o%20D'%C3%81vila", "/pesquisa/Jo%C3%A3o%20D'%C3%81vila"],
  ["/pesquisa/100%25", "/pesquisa/100%25"],
  ["/kids", "/kids"],
  ["/kids?nome=%", "/kids?nome=%"],
  ["https://casajuriti.example/100%?a=%#50%", "https://casajuriti.example/100%25?a=%#50%25"],
])("decodes %s as %s", (url, repaired) => {
  expect(repairAddress(url)).toBe(repaired);
});

it("makes any path decodable, and keeps a decodable one", () => {
  const path = fc
    .array(fc.oneof(fc.constantFrom("%", "%C3", "%A3", "%2", "%ff", "%25", "a", "é", "/"), fc.string()), { maxLength: 12 })
    .map((parts) => `/${parts.join("").replaceAll("?", "")}`);
  fc.assert(
    fc.property(path, (sent) => {
      const repaired = repairAddress(sent);
      expect(() => decodeURIComponent(repaired)).not.toThrow();
      expect(repairAddress(repaired)).toBe(repaired);
    }),
  );
});
