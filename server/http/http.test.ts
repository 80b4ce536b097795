import { chooseEncoding } from "./accept-encoding";
import { isNotModified } from "./etag";
import { acceptedLocale } from "./messages";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0.5, gzip", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0.000", "identity"],
  ["BR", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["broken, gzipped", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("Accept-Encoding %j selects %s", (header, encoding) => {
  expect(chooseEncoding(header, { br: true, gzip: true })).toBe(encoding);
});

it("never selects an encoding that is not available", () => {
  expect(chooseEncoding("br, gzip", { br: false, gzip: true })).toBe("gzip");
  expect(chooseEncoding("br, gzip", { br: false, gzip: false })).toBe("identity");
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"b"', false],
  ["a", false],
  [undefined, false],
])('If-None-Match %j matches W/"a": %s', (header, expected) => {
  expect(isNotModified(header, 'W/"a"')).toBe(expected);
});

it.each([
  ["en-US,en;q=0.9", "en"],
  ["pt-BR,pt;q=0.9,en;q=0.8", "pt"],
  ["fr,en;q=0.5,pt;q=0.4", "en"],
  ["fr;q=1,pt;q=0.2,en;q=0.9", "en"],
  ["en;q=0,pt;q=0.1", "pt"],
  ["de", "pt"],
  ["*", "pt"],
  [",,;q=,en;q=x", "pt"],
  [undefined, "pt"],
])("Accept-Language %j selects %s", (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
