import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import { PAPERS } from "../../src/config/identity";
import { waitFor } from "../../tests/wait";
import { publish } from "./publishing";
import { runGateway, type RunningGateway } from "./run-gateway";

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway();
});

afterAll(() => running.close());

const choose = (identity: object): void => void Object.assign(running.upstream.content.customizations as object, identity);

const errorPage = () => running.app.inject({ url: "/", headers: BROWSER });

/** The names of the fonts in a PDF, and its colours as PDF writes them. */
const readCard = async (id: number) => {
  const { rawPayload } = await running.app.inject({ url: `/api/talents/${id}/card.pdf` });
  const raw = rawPayload.toString("latin1");
  const streams = [...raw.matchAll(/stream\r?\n/g)].map(({ index, 0: start }) => {
    try {
      return inflateSync(rawPayload.subarray(index + start.length)).toString("latin1");
    } catch {
      return ""; // a picture
    }
  });
  return {
    fonts: new Set([...raw.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name)),
    colors: new Set(streams.flatMap((text) => [...text.matchAll(/([\d.]+ [\d.]+ [\d.]+) scn/gi)].map(([, color]) => toHex(color ?? "")))),
  };
};

const toHex = (color: string): string =>
  `#${color
    .split(" ")
    .map((channel) =>
      Math.round(Number(channel) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

it("draws cards and its own pages with the defaults while the store gives no identity", async () => {
  const { fonts, colors } = await readCard(401);
  expect(fonts).toEqual(new Set(["BodoniModa", "InstrumentSans"]));
  expect(colors).toEqual(new Set([PAPERS.warm.paper, PAPERS.warm.ink, PAPERS.warm.quiet, PAPERS.warm.hairline, "#c2410c"]));
  expect((await errorPage()).body).toContain(`--palette-paper: ${PAPERS.warm.paper}`);
});

describe("a new identity", () => {
  beforeAll(async () => {
    choose({ display_face: "fraunces", paper: "grey", accents: { kids: "#0b6e4f", rest: "#7c2d12" }, initials: "OL" });
    await publish(running);
  });

  it("is on comp cards after its publication", async () => {
    const { fonts, colors } = await readCard(401);
    expect(fonts).toEqual(new Set(["Fraunces", "InstrumentSans"]));
    expect(colors).toEqual(new Set([PAPERS.grey.paper, PAPERS.grey.ink, PAPERS.grey.quiet, PAPERS.grey.hairline, "#0b6e4f"]));
  });

  it("is on the gateway's own pages, whose policy allows their style", async () => {
    await waitFor(async () => expect((await errorPage()).body).toContain(`--palette-paper: ${PAPERS.grey.paper}`));
    const { body, headers, statusCode } = await errorPage();
    expect(statusCode).toBe(503);
    expect(body).toContain('fill="#7c2d12"');
    const [, css = ""] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    expect(headers["content-security-policy"]).toContain(`'sha256-${createHash("sha256").update(css).digest("base64")}'`);
  });

  it("stays on them while the store cannot be reached", async () => {
    await running.upstream.setFault({ kind: "down" });
    running.advanceClock(60 * 60_000);
    expect((await errorPage()).body).toContain(`--palette-paper: ${PAPERS.grey.paper}`);
    await running.upstream.setFault(null);
  });
});
