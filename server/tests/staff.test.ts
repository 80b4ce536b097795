import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway();
});

afterEach(() => running.close());

const verify = (contact: string, headers: Readonly<Record<string, string>> = {}) =>
  running.app.inject({ url: `/api/staff/verify?contact=${encodeURIComponent(contact)}`, headers });

it.each(["@Pessoa.Um", "https://instagram.com/pessoa.um", "UM@example.com", "11 90000-0001", "+55 (11) 90000-0001"])(
  "confirms %s",
  async (contact) => {
    const reply = await verify(contact);
    expect([reply.statusCode, reply.json(), reply.headers["cache-control"]]).toEqual([
      200,
      { isOurs: true, name: "Pessoa Um" },
      "no-store",
    ]);
  },
);

it.each(["pessoa.uma", "um@example.co", "11 90000-0009", "Pessoa Um", "%", "*", "not an e-mail", "-", "[object Object]", "__proto__"])(
  "denies %s, and reveals nothing else",
  async (contact) => {
    const reply = await verify(contact);
    expect([reply.statusCode, reply.json()]).toEqual([200, { isOurs: false }]);
  },
);

it("confirms the agency's own profile", async () => {
  const { instagram } = running.upstream.content.socialMedias as { instagram: { url: string } };
  expect((await verify(instagram.url)).json()).toMatchObject({ isOurs: true });
});

it.each(["", "   ", "x".repeat(301)])("rejects an invalid contact (%#) in words", async (contact) => {
  const reply = await verify(contact, { "accept-language": "en" });
  expect([reply.statusCode, reply.json()]).toEqual([400, { message: "Enter an @handle, an email or a phone number" }]);
});

it("asks a silent upstream once, and answers from a minute-old copy afterwards", async () => {
  await verify("@pessoa.um");
  await running.upstream.setFault({ kind: "down" });
  running.advanceClock(5 * 60_000);
  expect((await verify("@pessoa.um")).json()).toMatchObject({ isOurs: true });
});

it("answers 503 without a copy and without an upstream", async () => {
  await running.upstream.setFault({ kind: "status", status: 500, path: /staff/ });
  expect((await verify("@pessoa.um")).statusCode).toBe(503);
});

it("answers 429 with Retry-After after too many checks", async () => {
  for (let asked = 0; asked < 30; asked += 1) await verify(`@nome${asked}`);
  const reply = await verify("@pessoa.um");
  expect([reply.statusCode, reply.json().message]).toEqual([429, "Muitos envios em pouco tempo. Tente novamente em 10 minutos"]);
  expect(Number(reply.headers["retry-after"])).toBeGreaterThan(590);
});
