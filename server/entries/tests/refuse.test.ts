import { runGateway, type RunningGateway } from "../../tests/run-gateway";
import { aPhoto, BOUNDARY, CONTACT, multipart, scoutingForm, send, WORKSHOP } from "./form-bodies";

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway({ entries: { budget: { calls: 1000, seconds: 600 } } });
});

afterEach(async () => {
  expect(running.upstream.entries).toEqual([]);
  await running.close();
});

const contact = (fields: Readonly<Record<string, string>> = {}, headers: Readonly<Record<string, string>> = {}) =>
  send(running, "contact", multipart({ ...CONTACT, ...fields }), headers);

it.each([
  ["pt-BR", {}, "Este campo é requerido"],
  ["en", {}, "This field is required"],
  ["en", { locale: "pt" }, "Este campo é requerido"],
  ["pt", { locale: "en" }, "This field is required"],
])("names a missing answer in %s with %j: %s", async (language, fields, words) => {
  const reply = await contact({ name: " ", ...fields }, { "accept-language": language });
  expect([reply.statusCode, reply.json().errors]).toEqual([422, { name: [words] }]);
  expect(reply.json().message).toMatch(/campos obrigatórios|required fields/);
});

it.each([
  ["pt", { email: "ana" }, "Corrija os campos marcados"],
  ["en", { name: "Ana 7", email: "ana" }, "Correct the marked fields"],
  ["pt", { name: "", email: "ana" }, "Preencha todos os campos obrigatórios"],
])("answers in %s for %j: %s", async (language, fields, words) => {
  const reply = await contact(fields, { "accept-language": language });
  expect([reply.statusCode, reply.json().message]).toEqual([422, words]);
});

it.each([
  ["contact", {}, ["email", "message", "name", "phone"]],
  ["workshopContact", { name: "Ana" }, ["city", "email", "instagram", "message", "phone"]],
])("the form %s names all missing answers at once", async (entry, fields, names) => {
  const reply = await send(running, entry, multipart(fields));
  expect([reply.statusCode, Object.keys(reply.json().errors).sort()]).toEqual([422, names]);
});

it.each([
  [{ birthdate: "31/02/2000" }, { birthdate: ["This field must be in the format dd/MM/yyyy"] }],
  [
    { gender: "other", hair: "Green" },
    { gender: [expect.any(String)], hair: [expect.any(String)] },
  ],
  [{ birthdate: "2016-03-09" }, { guardian: [expect.any(String)], consent: [expect.any(String)] }],
  [{ name: "Ana 2" }, { name: ["This field may only contain alphabetic characters"] }],
  [
    { email: "ana@", city: "x".repeat(201) },
    { email: ["This field must be a valid email"], city: [expect.stringContaining("200")] },
  ],
])("refuses an application with %j by field", async (fields, errors) => {
  const reply = await send(running, "getScouted", await scoutingForm(fields));
  expect([reply.statusCode, reply.json().errors]).toEqual([422, errors]);
});

it.each([
  ["a missing photo", { image3: null }, 422, { image3: [expect.any(String)] }],
  ["an empty photo", { image1: Buffer.alloc(0) }, 422, { image1: [expect.any(String)] }],
  ["a text", { image2: Buffer.from("<script>alert(1)</script>") }, 422, { image2: [expect.stringContaining("JPG")] }],
  ["ten million bytes and one", { image6: Buffer.alloc(10_000_001, 0xff) }, 413, { image6: [expect.stringContaining("10 MB")] }],
  [
    "a PNG of five million bytes and one",
    { image5: Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(4_999_993)]) },
    413,
    { image5: [expect.stringContaining("5 MB")] },
  ],
])("refuses an application with %s, and names only that photo", async (...[, photos, status, errors]) => {
  const reply = await send(running, "getScouted", await scoutingForm({}, photos));
  expect([reply.statusCode, reply.json().errors]).toEqual([status, errors]);
});

it.each([
  ["an unknown form", () => send(running, "newsletter", multipart(CONTACT)), 404],
  ["a form by its prototype's name", () => send(running, "__proto__", multipart(CONTACT)), 404],
  ["a GET request", () => running.app.inject({ url: "/api/entry/contact" }), 404],
  ["JSON", () => send(running, "contact", JSON.stringify(CONTACT), { "content-type": "application/json" }), 415],
  ["no content type", () => send(running, "contact", "x", { "content-type": "" }), 415],
  ["photos url-encoded", () => send(running, "getScouted", "a=b", { "content-type": "application/x-www-form-urlencoded" }), 415],
  ["no boundary", () => send(running, "contact", multipart(CONTACT), { "content-type": "multipart/form-data; charset=utf-8" }), 400],
  ["another boundary", () => send(running, "contact", multipart(CONTACT), { "content-type": "multipart/form-data; boundary=other" }), 400],
  ["half a body", () => send(running, "contact", multipart(CONTACT).subarray(0, 200)), 400],
  ["a text of a megabyte", () => contact({ message: "x".repeat(1_000_000) }), 413],
  ["seventy fields", () => contact(Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`f${index}`, "x"]))), 413],
  ["a body announced as 70 MB", () => send(running, "getScouted", "--x", { "content-length": "70000000" }), 413],
  ["a key of 201 characters", () => contact({}, { "idempotency-key": "k".repeat(201) }), 400],
])("refuses %s with a message", async (_case, call, status) => {
  const reply = await call();
  expect([reply.statusCode, Object.keys(reply.json())]).toEqual([status, ["message"]]);
});

it("refuses a message of 5,001 characters by field", async () => {
  const reply = await contact({ message: "á".repeat(5001) });
  expect([reply.statusCode, reply.json().errors]).toEqual([422, { message: [expect.stringContaining("5000")] }]);
});

it.each([
  [{ "sec-fetch-site": "cross-site" }, 403],
  [{ "sec-fetch-site": "same-site" }, 403],
  [{ "sec-fetch-site": "none" }, 403],
  [{ origin: "https://evil.example" }, 403],
  [{ origin: "null" }, 403],
  [{ "sec-fetch-site": "cross-site", origin: "https://www.casajuriti.example" }, 403],
  [{ "sec-fetch-site": "same-origin" }, 422],
  [{ origin: "https://www.casajuriti.example" }, 422],
  [{ origin: "http://localhost:80", host: "localhost" }, 422],
])("a form with the headers %j gets %i", async (headers, status) => {
  expect((await contact({ name: "" }, headers)).statusCode).toBe(status);
});

it("refuses a filled honeypot, and names the field to leave empty", async () => {
  const reply = await contact({ leave_empty: "https://spam.example" });
  expect([reply.statusCode, reply.json().errors]).toEqual([422, { leave_empty: [expect.stringMatching(/Please send once more/)] }]);
});

it("ignores a file with the name of a text field", async () => {
  const { name: _name, ...rest } = WORKSHOP;
  const reply = await send(running, "workshopContact", multipart(rest, [{ name: "name", bytes: await aPhoto() }]));
  expect(reply.json().errors).toEqual({ name: ["This field is required"] });
});

it("ignores a part without a name", async () => {
  const body = Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`),
    multipart({ ...CONTACT, email: "" }),
  ]);
  expect((await send(running, "contact", body)).json().errors).toEqual({ email: ["This field is required"] });
});
