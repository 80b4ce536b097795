import { connect, type AddressInfo, type Socket } from "node:net";
import { runGateway, type RunningGateway, type RunOptions } from "../../tests/run-gateway";
import { MULTIPART, multipart, PHOTOS, SCOUTING, scoutingForm, send, sixPhotos } from "./form-bodies";
import { interlacedPng, pngBomb } from "./hostile-pictures";

let running: RunningGateway | null = null;
const sockets: Socket[] = [];

afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await running?.close();
  running = null;
});

const start = async (options: RunOptions = {}): Promise<RunningGateway> => {
  running = await runGateway({ trustProxy: true, ...options });
  return running;
};

const apply = async (gateway: RunningGateway, body: Buffer, { from = "192.0.2.1", language = "en" } = {}) =>
  send(gateway, "getScouted", body, { "x-forwarded-for": from, "accept-language": language });

describe("an application", () => {
  // Its header is valid, its data is not: decoding it would fail.
  const undecodable = pngBomb(6000, 8000, 10);

  it("is validated before any photo is decoded, in any order of fields", async () => {
    const gateway = await start();
    const files = await sixPhotos({ image1: undecodable });
    for (const body of [multipart({ ...SCOUTING, email: "ana@" }, files), photosFirst({ ...SCOUTING, email: "ana@" }, files)]) {
      const reply = await apply(gateway, body);
      expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ["email"]]);
    }
  });

  it("gets errors of answers together with those of missing photos and other files", async () => {
    const gateway = await start();
    const reply = await apply(
      gateway,
      await scoutingForm({ email: "ana@" }, { image1: undecodable, image2: null, image3: Buffer.from("<svg/>") }),
    );
    expect([reply.statusCode, Object.keys(reply.json().errors).sort()]).toEqual([422, ["email", "image2", "image3"]]);
  });
});

const photosFirst = (fields: Readonly<Record<string, string>>, files: Parameters<typeof multipart>[1]): Buffer => {
  const end = multipart({}).length;
  const photos = multipart({}, files);
  return Buffer.concat([photos.subarray(0, photos.length - end), multipart(fields)]);
};

describe("the photos of an application", () => {
  // None of these has pixel data, so decoding one would give another error.
  it.each([
    ["en", "The photos together have more than 150 megapixels. Send this one in a smaller size"],
    ["pt-BR", "As fotos somam mais de 150 megapixels. Envie esta em tamanho menor"],
  ])("are refused without decoding above 150 megapixels in total, in %s", async (language, words) => {
    const gateway = await start();
    const photos = Object.fromEntries(PHOTOS.map((name) => [name, pngBomb(5000, 6000)]));
    const reply = await apply(gateway, await scoutingForm({}, { ...photos, image6: pngBomb(100, 100) }), { language });
    expect([reply.statusCode, reply.json().errors]).toEqual([
      422,
      Object.fromEntries(["image1", "image2", "image3", "image4", "image5"].map((name) => [name, [words]])),
    ]);
  });

  it.each([
    ["en", "This interlaced PNG is too large. Save it as JPG and send it again"],
    ["pt-BR", "Este PNG entrelaçado é grande demais. Salve a imagem como JPG e envie de novo"],
  ])("are refused without decoding when one is an interlaced PNG of 49 megapixels, in %s", async (language, words) => {
    const gateway = await start();
    const reply = await apply(gateway, await scoutingForm({}, { image4: interlacedPng(7000, 7000) }), { language });
    expect([reply.statusCode, reply.json().errors]).toEqual([422, { image4: [words] }]);
  });
});

const HALF = `------form-of-a-test\r\nContent-Disposition: form-data; name="image1"; filename="a.jpg"\r\n\r\n`;

/** Starts an application without finishing it; `answer` resolves with the response. */
const holdUpload = (gateway: RunningGateway, from: string): { socket: Socket; answer: Promise<string> } => {
  const { port } = gateway.app.server.address() as AddressInfo;
  const head = [
    "POST /api/entry/getScouted HTTP/1.1",
    "Host: x",
    `Content-Type: ${MULTIPART["content-type"]}`,
    `X-Forwarded-For: ${from}`,
    "Content-Length: 50000",
    "",
    HALF,
  ].join("\r\n");
  const socket = connect(port, "127.0.0.1", () => socket.write(head));
  sockets.push(socket);
  socket.on("error", () => undefined);
  return { socket, answer: new Promise((resolve) => socket.once("data", (chunk) => resolve(String(chunk)))) };
};

it("refuses the fourth simultaneous application of one /64, and accepts one of another", async () => {
  const gateway = await start();
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  const held = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2::3", "2001:db8:1:2::4"].map((from) => holdUpload(gateway, from));
  const refused = await Promise.race(held.map(async (upload) => ({ upload, answer: await upload.answer })));
  expect(refused.answer).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 20\r\n[^]*A sua rede já está enviando várias inscrições/);
  expect((await apply(gateway, await scoutingForm(), { from: "2001:db8:1:2::5" })).statusCode).toBe(429);
  expect((await apply(gateway, await scoutingForm(), { from: "2001:db8:1:3::1" })).statusCode).toBe(202);
});

it("frees the slot of an application that was answered", async () => {
  const gateway = await start({ entries: { limits: { getScouted: { total: 9, perKey: 1 } } } });
  for (const [note, photos, status] of [
    ["a", {}, 202],
    ["b", { image1: Buffer.from("x") }, 422],
    ["c", {}, 202],
  ] as const) {
    expect((await apply(gateway, await scoutingForm({ note }, photos))).statusCode).toBe(status);
  }
});

it("accepts three of a hundred simultaneous applications of one address", async () => {
  const gateway = await start({ entries: { budget: { calls: 1000, seconds: 600 } } });
  const replies = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => apply(gateway, await scoutingForm({ city: `Cidade ${index}` }))),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 202)).toHaveLength(3);
});

it("accepts an application during sixty-six slow uploads from three addresses", async () => {
  const gateway = await start();
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  const held = Array.from({ length: 66 }, (_, index) => holdUpload(gateway, `198.51.100.${index % 3}`));
  const refused: string[] = [];
  await new Promise<void>((resolve) => held.forEach(({ answer }) => void answer.then((text) => refused.push(text) === 57 && resolve())));
  expect(refused.filter((text) => text.startsWith("HTTP/1.1 429 "))).toHaveLength(57);
  expect((await apply(gateway, await scoutingForm(), { from: "203.0.113.9" })).statusCode).toBe(202);
});

it("accepts an application while twenty-two addresses hold all their slots", async () => {
  const gateway = await start();
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  for (let index = 0; index < 66; index += 1) holdUpload(gateway, `198.51.100.${index % 22}`);
  await waitForConnections(gateway, 66);
  expect((await apply(gateway, await scoutingForm(), { from: "203.0.113.9" })).statusCode).toBe(202);
});

/** Waits until the gateway has this many connections and has answered a later request. */
const waitForConnections = async (gateway: RunningGateway, connections: number): Promise<void> => {
  const count = (): Promise<number> => new Promise((resolve) => gateway.app.server.getConnections((_error, all) => resolve(all)));
  while ((await count()) < connections) await new Promise((resolve) => setImmediate(resolve));
  await gateway.app.inject("/api/health");
};
