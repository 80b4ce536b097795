import { connect, type AddressInfo, type Socket } from "node:net";
import { runGateway, type RunningGateway, type RunOptions } from "../../tests/run-gateway";
import { MULTIPART, multipart, PHOTOS, SCOUTING, scoutingForm, send, sixPhotos } from "./a-form";
import { interlacedPng, pngBomb } from "./hostile-pictures";

let running: RunningGateway | null = null;
const sockets: Socket[] = [];

afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await running?.close();
  running = null;
});

const start = async (options: RunOptions = {}): Promise<RunningGateway> => {
  running = await runGateway({ servesSite: false, trustProxy: true, ...options });
  return running;
};

const apply = async (gateway: RunningGateway, body: Buffer, { from = "192.0.2.1", language = "en" } = {}) =>
  send(gateway, "getScouted", body, { "x-forwarded-for": from, "accept-language": language });

describe("an application's answers", () => {
  // Its header is that of a photo; opening it would fail.
  const unopened = pngBomb(6000, 8000, 10);

  it("are checked before any photo is opened, also when they come after the photos", async () => {
    const gateway = await start();
    const files = await sixPhotos({ image1: unopened });
    for (const body of [multipart({ ...SCOUTING, email: "ana@" }, files), photosFirst({ ...SCOUTING, email: "ana@" }, files)]) {
      const reply = await apply(gateway, body);
      expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ["email"]]);
    }
  });

  it("are told together with photos that are missing or no pictures", async () => {
    const gateway = await start();
    const reply = await apply(gateway, await scoutingForm({ email: "ana@" }, { image1: unopened, image2: null, image3: Buffer.from("<svg/>") }));
    expect([reply.statusCode, Object.keys(reply.json().errors).sort()]).toEqual([422, ["email", "image2", "image3"]]);
  });
});

const photosFirst = (fields: Readonly<Record<string, string>>, files: Parameters<typeof multipart>[1]): Buffer => {
  const end = multipart({}).length;
  const photos = multipart({}, files);
  return Buffer.concat([photos.subarray(0, photos.length - end), multipart(fields)]);
};

describe("photos of one application", () => {
  // None of these has pixels, so that a gateway which opens them says that they cannot be read.
  it.each([
    ["en", "The photos together have more than 150 megapixels. Send this one in a smaller size"],
    ["pt-BR", "As fotos somam mais de 150 megapixels. Envie esta em tamanho menor"],
  ])("of more than 150 megapixels together are refused unopened, in %s", async (language, words) => {
    const gateway = await start();
    const photos = Object.fromEntries(PHOTOS.map((name) => [name, pngBomb(5000, 6000)]));
    const reply = await apply(gateway, await scoutingForm({}, { ...photos, image6: pngBomb(100, 100) }), { language });
    expect([reply.statusCode, reply.json().errors]).toEqual([422, Object.fromEntries(["image1", "image2", "image3", "image4", "image5"].map((name) => [name, [words]]))]);
  });

  it.each([
    ["en", "This interlaced PNG is too large. Save it as JPG and send it again"],
    ["pt-BR", "Este PNG entrelaçado é grande demais. Salve a imagem como JPG e envie de novo"],
  ])("that are interlaced PNGs of 49 megapixels are refused unopened, in %s", async (language, words) => {
    const gateway = await start();
    const reply = await apply(gateway, await scoutingForm({}, { image4: interlacedPng(7000, 7000) }), { language });
    expect([reply.statusCode, reply.json().errors]).toEqual([422, { image4: [words] }]);
  });
});

const HALF = `------form-of-a-test\r\nContent-Disposition: form-data; name="image1"; filename="a.jpg"\r\n\r\n`;

/** Begins an application and does not end it; resolves with what is answered. */
const holdUpload = (gateway: RunningGateway, from: string): { socket: Socket; answer: Promise<string> } => {
  const { port } = gateway.app.server.address() as AddressInfo;
  const head = ["POST /api/entry/getScouted HTTP/1.1", "Host: x", `Content-Type: ${MULTIPART["content-type"]}`, `X-Forwarded-For: ${from}`, "Content-Length: 50000", "", HALF].join("\r\n");
  const socket = connect(port, "127.0.0.1", () => socket.write(head));
  sockets.push(socket);
  socket.on("error", () => undefined);
  return { socket, answer: new Promise((resolve) => socket.once("data", (chunk) => resolve(String(chunk)))) };
};

it("the fourth application of one address at a time is refused in words; others are taken", async () => {
  const gateway = await start();
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  const held = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2::3", "2001:db8:1:2::4"].map((from) => holdUpload(gateway, from));
  const refused = await Promise.race(held.map(async (upload) => ({ upload, answer: await upload.answer })));
  expect(refused.answer).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 20\r\n[^]*A sua rede já está enviando várias inscrições/);
  expect((await apply(gateway, await scoutingForm(), { from: "2001:db8:1:2::5" })).statusCode).toBe(429);
  expect((await apply(gateway, await scoutingForm(), { from: "2001:db8:1:3::1" })).statusCode).toBe(202);
});

it("the slot of an application that has ended is free again", async () => {
  const gateway = await start({ entries: { limits: { getScouted: { total: 9, perKey: 1 } } } });
  for (const [note, photos, status] of [["a", {}, 202], ["b", { image1: Buffer.from("x") }, 422], ["c", {}, 202]] as const) {
    expect((await apply(gateway, await scoutingForm({ note }, photos))).statusCode).toBe(status);
  }
});

it("of a hundred applications of one address at a time, no more than three are taken in", async () => {
  const gateway = await start({ entries: { budget: { calls: 1000, seconds: 600 } } });
  const replies = await Promise.all(Array.from({ length: 100 }, async (_, index) => apply(gateway, await scoutingForm({ note: `Cidade ${index}` }))));
  expect(replies.filter(({ statusCode }) => statusCode === 202)).toHaveLength(3);
});

it("sixty-six slow uploads of three addresses keep no family out", async () => {
  const gateway = await start();
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  const held = Array.from({ length: 66 }, (_, index) => holdUpload(gateway, `198.51.100.${index % 3}`));
  const refused: string[] = [];
  await new Promise<void>((resolve) => held.forEach(({ answer }) => void answer.then((text) => refused.push(text) === 57 && resolve())));
  expect(refused.filter((text) => text.startsWith("HTTP/1.1 429 "))).toHaveLength(57);
  expect((await apply(gateway, await scoutingForm(), { from: "203.0.113.9" })).statusCode).toBe(202);
});

it("the slots of a few addresses do not add up to all", async () => {
  const gateway = await start();
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  for (let index = 0; index < 66; index += 1) holdUpload(gateway, `198.51.100.${index % 22}`);
  await reached(gateway, 66);
  expect((await apply(gateway, await scoutingForm(), { from: "203.0.113.9" })).statusCode).toBe(202);
});

/** Waits until the gateway has so many connections, and one more request, which came later, was answered. */
const reached = async (gateway: RunningGateway, connections: number): Promise<void> => {
  const count = (): Promise<number> => new Promise((resolve) => gateway.app.server.getConnections((_error, all) => resolve(all)));
  while ((await count()) < connections) await new Promise((resolve) => setImmediate(resolve));
  await gateway.app.inject("/api/health");
};
