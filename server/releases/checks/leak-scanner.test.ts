import { createLeakScanner } from "./leak-scanner";
import { secretsOf } from "./secret-variables";

const STORE = "http://127.0.0.1:80";

const findLeak = createLeakScanner({
  secrets: secretsOf({
    PANEL_SALT: 'a "salt" & more',
    PUBLISH_SECRET: "short",
    S3_SECRET_ACCESS_KEY: "s3-access-key",
    ENTRIES_KEY: "first-entries-key, second-entries-key",
    DATABASE_URL: "postgres://panel:p%40ssword@db/panel",
    LANG: "pt_BR.UTF-8",
  }),
  storeAddresses: [STORE, "https://casajuriti.example/storage", "https://store.example", "http://panel:4000"],
});

const leakIn = (text: string, path = "blog/index.html", address: string | null = "/blog"): string | null =>
  findLeak({ path, bytes: Buffer.from(text), text, address });

it.each([
  ["a secret as it is", '<p>a "salt" & more</p>', "the value of PANEL_SALT"],
  ["a secret in JSON", JSON.stringify({ a: 'a "salt" & more' }), "the value of PANEL_SALT"],
  ["a secret in an address", "?q=a%20%22salt%22%20%26%20more", "the value of PANEL_SALT"],
  ["a key of the media store", "s3-access-key", "the value of S3_SECRET_ACCESS_KEY"],
  ["one of several keys of entries", "second-entries-key", "the value of ENTRIES_KEY"],
  ["the database's password", "p@ssword", "the value of DATABASE_URL"],
  ["a bearer", "Authorization: Bearer abcdefghijklmnop.q", "a sign-in token"],
  ["a signed token", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_def", "a sign-in token"],
  ["the store's address", `<a href="${STORE}/api/talents">`, "the content store's own address"],
  ["the store's address at a sentence's end", "Veja http://panel:4000.", "the content store's own address"],
  ["a call of a store on a public host", '"https://store.example/api/talents"', "the content store's own address"],
  ["a stored file", "https://casajuriti.example/storage/a.jpg", "the content store's own address"],
  ["a birthdate's key", '{"talent":{"birthdate": null}}', "a date of birth"],
  ["the key in a text of JSON", '"data":"{\\"data_nascimento\\":\\"x\\"}"', "a date of birth"],
  ["the date beside the word", "<strong>Nascimento</strong>: 1/2/2014", "a date of birth"],
  ["the date beside the word in English", "Date of birth — 2014-02-01", "a date of birth"],
])("finds %s", (_what, text, found) => {
  expect(leakIn(text)).toContain(found);
});

it.each([
  ["a value too short to mean anything", "a short walk"],
  ["what is no secret", "pt_BR.UTF-8"],
  ["another port", "http://127.0.0.1:8080/"],
  ["another host that begins alike", "https://store.example.org/api http://panel.example/"],
  ["a public host that an editor writes of", "https://store.example/ https://casajuriti.example/kids/storage"],
  ["the form's field", '<input name="birthdate"/>{"scouting.field.birthdate":"Data de nascimento"}'],
  ["a date in a text", "Nasceu o projeto em 12/03/2015; o nascimento de uma ideia."],
])("ignores %s", (_what, text) => {
  expect(leakIn(text)).toBeNull();
});

const TALENT = "/kids/1/ana";

it.each([
  ["a date in the data", '{"note":"2015-03-12"}', true],
  ["a time in the data", '{"at":"2015-03-12T00:00:00Z"}', true],
  ["a date as people write it", "<p>12/03/2015</p>", true],
  ["a date in words", "<p>12 de março de 2015</p>", true],
  ["a telephone's picture", '{"path":"book/WhatsApp Image 2023-05-01 at 10.00.00.jpeg"}', false],
  ["a picture's path", '{"path":"2015-03-12/a-2015-03-12.jpg"}', false],
  ["the day of a digital", '{"digitalsOn":"2026-03-12","digitals":[{"version":"a1","isBigLandscape":false,"date":"2026-03-12"}]}', false],
  ["the day of a number", '{"numbers":{"followers":12,"measuredOn":"2026-03-12"},"followers":{"count":12,"date":"2026-03-12"}}', false],
  ["a date that is shown with a number", '<span>medido em <time dateTime="2026-03-12">12 de março de 2026</time></span>', false],
  ["a date beside a time element", '<time dateTime="2026-03-12">12 de março de 2026</time> 2015-03-12', true],
  ["the footer's years", "<p>© 2020–2026</p>", false],
  ["sizes and a telephone", "<p>170 cm, 5'7\", +55 11 2015-0312</p>", false],
])("on a talent's page %s is reported: %p %p", (_what, text, isFound) => {
  expect(leakIn(text, "kids/1/ana/index.html", TALENT) !== null).toBe(isFound);
});

it("ignores texts in scripts, and dates on other pages", () => {
  expect(leakIn('field({"birthdate":1})', "app.js", null)).toBeNull();
  expect(leakIn("<p>12/03/2015</p>")).toBeNull();
});

it("finds no secret of an empty environment", () => {
  expect(secretsOf({ DATABASE_URL: "no address", PANEL_SALT: "" })).toEqual([]);
});
