import { CONTACT, multipart, scoutingForm, send } from "../entries/tests/form-bodies";
import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway({ servesSite: true, entries: { budget: { calls: 10_000, seconds: 600 } } });
});

afterAll(() => running.close());

/** Texts that cause catastrophic backtracking in bad patterns, in the length that the gateway accepts. */
const TEXTS: readonly [string, string][] = [
  ["one letter", "a"],
  ["spaces", " "],
  ["dots", "a."],
  ["at signs", "a@"],
  ["hyphens between letters", "a-"],
  ["apostrophes", "'"],
  ["digits and brackets", "(1"],
  ["slashes", "/"],
  ["open tags", "<a "],
  ["combining accents", "e\u0301"],
  ["halves of emoji", "\ud83d"],
  ["line ends", "\r\n"],
];

const FIELD_LENGTH = 60_000;
const HEADER_LENGTH = 7_000;

describe.each(TEXTS)("%s, repeated,", (_what, unit) => {
  const text = `${unit.repeat(Math.floor(FIELD_LENGTH / unit.length))}!`;

  it("is answered in words in every field of a form", async () => {
    for (const field of ["name", "email", "phone", "message", "website", "ticket", "locale"]) {
      const reply = await send(running, "contact", multipart({ ...CONTACT, [field]: text }));
      expect([202, 422, 413, 429]).toContain(reply.statusCode);
    }
    const application = await send(
      running,
      "getScouted",
      await scoutingForm({ birthdate: text, name: text, instagram: text, tiktok: text, heightCm: text, bustCm: text, jeans: text }),
    );
    expect([422, 413]).toContain(application.statusCode);
  });

  it("is answered in words in addresses and headers", async () => {
    const short = unit.repeat(Math.floor(HEADER_LENGTH / unit.length));
    const encoded = encodeURIComponent(short.toWellFormed()).slice(0, 12_000);
    const header = short.replace(/[^\x20-\x7e]/g, "x");
    const urls = [
      `/${encoded}`,
      `/pesquisa/${encoded}`,
      `/kids/${encoded}/${encoded.slice(0, 100)}`,
      `/pesquisa?nome=${encoded}`,
      `/api/talents/${encoded}`,
      `/api/staff/verify?contact=${encoded}`,
      `/api/casting?category=TF%20-%20${encoded}`,
      `/media/240/${encoded}`,
    ];
    for (const url of urls) {
      const headers = {
        accept: header,
        "accept-language": header,
        "accept-encoding": header,
        "if-none-match": header,
        range: `bytes=${header}`,
      };
      expect((await running.app.inject({ url, headers })).statusCode).toBeLessThan(500);
    }
  });
});
