import { rm } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { localizedPath } from "../../src/config/routes";
import type { Locale } from "../../src/domain/locale";
import { success } from "../../src/domain/result";
import { waitFor } from "../../tests/wait";
import { consentHash } from "../entries/intake/entry-words";
import { CONTACT, scoutingForm, send } from "../entries/tests/form-bodies";
import { signPreview } from "../preview/preview-signature";
import { formFiles, readRendered } from "./form-site";
import { publishAndWait } from "./publishing";
import { PREVIEW_SECRET, runGateway, TODAY, type RunningGateway, type RunOptions } from "./run-gateway";

const ENGLISH = { "accept-language": "en" };

let running: RunningGateway;

const start = async (options: RunOptions): Promise<void> => {
  running = await runGateway({ servesSite: true, ...options });
};

const close = (): Promise<void> => running.close();

const get = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const { statusCode, headers: sent, body } = await running.app.inject({ url, headers });
  return { status: statusCode, location: sent.location, cache: sent["cache-control"], language: sent["content-language"], body };
};

/** A field of the first entry that was delivered. */
const storedField = (name: string): string | undefined =>
  new RegExp(`name="${name}"\\r\\n\\r\\n(.*?)\\r\\n`).exec(running.upstream.entries[0]?.body.toString("utf8") ?? "")?.[1];

const startInPortuguese = (): Promise<void> => start({ languagesOf: () => ["pt"], extraFilesOf: () => formFiles() });

describe("a site in Portuguese alone", () => {
  beforeAll(startInPortuguese);
  afterAll(close);

  it.each([
    ["/en", "/"],
    ["/en/", "/"],
    ["/en/kids", "/kids"],
    ["/en/kids/?idade=8-12&letra=A", "/kids?idade=8-12&letra=A"],
    ["/en/kids/401/qualquer-nome?t=abc", "/kids/401/qualquer-nome?t=abc"],
    ["/en/pesquisa?nome=Ana", "/pesquisa?nome=Ana"],
    ["/en/pesquisa/Jo%C3%A3o%20d'%C3%81vila", "/pesquisa/Jo%C3%A3o%20d'%C3%81vila"],
    ["/en/manifest.webmanifest", "/manifest.webmanifest"],
    ["/en/never-there", "/never-there"],
    ["/en/previa?tipo=posts&id=1", "/previa?tipo=posts&id=1"],
  ])("redirects %s to %s for now", async (address, location) => {
    expect(await get(address)).toMatchObject({ status: 302, location, cache: "no-cache" });
  });

  it("redirects nothing else", async () => {
    expect((await get("/kids")).status).toBe(200);
    expect((await get("/english")).status).toBe(404);
    // Gatsby's loader then opens the address itself, which redirects.
    expect((await get("/page-data/en/kids/page-data.json")).status).toBe(404);
    expect((await get("/languages.json")).status).toBe(404);
  });

  it("never redirects to another site", async () => {
    for (const address of ["/en//evil.example", "/en/%2F%2Fevil.example", "/en/\\evil.example", "/en/..//evil.example"]) {
      const { status, location = "/" } = await get(address);
      expect([address, status === 302 || status === 404 || status === 400, /^\/(?![/\\])/.test(location)]).toEqual([address, true, true]);
    }
  });

  it("sends errors in Portuguese", async () => {
    const missing = await get("/en/%00", { accept: "text/html", ...ENGLISH });
    expect(missing.status).toBe(404);
    expect(missing.body).toContain('<html lang="pt"');
    expect((await get("/api/unknown", ENGLISH)).body).toContain("Não encontrado.");
    expect((await get("/api/staff/verify?contact=", ENGLISH)).body).toMatch(/Informe|Digite|Escreva/);
  });

  it("answers calls for English in Portuguese", async () => {
    expect((await get("/api/posts/en")).body).toBe((await get("/api/posts/pt")).body);
    expect(await get("/api/talents/401/card.pdf?lang=en")).toMatchObject({ status: 200, language: "pt" });
    expect((await get("/api/talents/401/card.pdf", ENGLISH)).language).toBe("pt");
  });

  it("shows a draft in Portuguese for a link that was signed for English", async () => {
    running.upstream.content.drafts = { "campaigns/4": { id: 4, slug: "verao", title: "Verão" } };
    const until = String(TODAY / 1000 + 3600);
    const signature = signPreview({ kind: "campaigns", id: "4", language: "en", until }, PREVIEW_SECRET);
    const answers = await Promise.all(
      ["pt", "en"].map((lang) => get(`/api/preview/campaigns/4?lang=${lang}&until=${until}&signature=${signature}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const languages = running.upstream.requests.filter(({ path }) => path.startsWith("/preview/campaigns/4")).map(({ path }) => path);
    expect(languages.filter((path) => path.includes("language=en"))).toEqual([]);
  });
});

describe("a form of a site in Portuguese alone", () => {
  beforeEach(startInPortuguese);
  afterEach(close);

  it("that was opened in English is answered on its Portuguese page", async () => {
    const form = (fields: Readonly<Record<string, string>>) =>
      send(running, "contact", new URLSearchParams({ ...CONTACT, locale: "en", ...fields }).toString(), {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        accept: "text/html",
        ...ENGLISH,
      });
    expect(readRendered((await form({ email: "ana" })).body)).toMatchObject({ path: "/contato" });
    const sent = await form({});
    expect(sent.statusCode).toBe(202);
    expect(readRendered(sent.body)).toMatchObject({ sent: { message: "Mensagem enviada com sucesso" } });
    await waitFor(() => expect(running.upstream.entries).toHaveLength(1));
    expect(storedField("locale")).toBe("pt");
  });

  it("is stored with the language in which a guardian read the consent, and answered in Portuguese", async () => {
    const child = {
      birthdate: "2016-03-09",
      heightCm: "130",
      jeans: "12",
      shoes: "30.5",
      guardian: "Pai de Exemplo",
      consent: "on",
      consentWording: consentHash("en"),
    };
    const reply = await send(running, "getScouted", await scoutingForm({ ...child, locale: "en" }), {
      accept: "application/json",
      ...ENGLISH,
    });
    expect([reply.statusCode, reply.json()]).toEqual([202, expect.objectContaining({ message: "Mensagem enviada com sucesso" })]);
    await waitFor(() => expect(running.upstream.entries).toHaveLength(1));
    expect(storedField("locale")).toBe("pt");
    expect(running.upstream.entries[0]?.body.toString("utf8")).toContain('"locale":"en"');
  });
});

describe("a site in both languages", () => {
  afterEach(close);

  it("refuses a link to a Portuguese draft that was signed for English", async () => {
    await start({});
    running.upstream.content.drafts = { "campaigns/4": { id: 4, slug: "verao", title: "Verão" } };
    const until = String(TODAY / 1000 + 3600);
    const signature = signPreview({ kind: "campaigns", id: "4", language: "en", until }, PREVIEW_SECRET);
    expect((await get(`/api/preview/campaigns/4?lang=pt&until=${until}&signature=${signature}`)).status).toBe(401);
  });
});

describe("switching English off and on", () => {
  afterEach(close);

  const switchTo = (languages: readonly string[]): void => {
    running.upstream.content.customizations = { ...(running.upstream.content.customizations as object), languages };
  };

  it("takes effect with the release that is built of it, and without a moment of neither", async () => {
    let languages: readonly Locale[] = ["pt", "en"];
    await start({ languagesOf: () => languages });
    const ask = async () => (await get("/en/kids")).status;

    switchTo(["pt"]);
    await running.gateway.live.forceRefresh();
    expect(await ask()).toBe(200);
    languages = ["pt"];
    expect((await publishAndWait(running)).error).toBeNull();
    expect(await ask()).toBe(302);
    expect((await get("/kids")).status).toBe(200);

    switchTo(["pt", "en"]);
    expect(await ask()).toBe(302);
    languages = ["pt", "en"];
    expect((await publishAndWait(running)).error).toBeNull();
    expect(await ask()).toBe(200);
  });

  it("is a change that the nightly check of the content sees", async () => {
    await start({});
    const builds = running.builds();
    await running.gateway.releases.rebuildIfChanged("lists");
    expect(running.builds()).toBe(builds);
    switchTo(["pt"]);
    await running.gateway.releases.rebuildIfChanged("lists");
    expect(running.builds()).toBe(builds + 1);
  });

  /** Enough for the check of the number of pages, which is skipped for small sites. */
  const posts = Array.from({ length: 80 }, (_, index) => `/blog/post-${index}`);
  const inBoth = Object.fromEntries(posts.flatMap((path) => (["pt", "en"] as const).map((locale) => [localizedPath(path, locale), "x"])));

  /** The first build has all posts, the second is in Portuguese alone and has lost some. */
  const startWithPosts = (lost: number): Promise<void> => {
    let build = 0;
    const modifyBuild = async (publicDir: string) => {
      build += 1;
      const removed = build === 1 ? [] : ["en", ...posts.slice(0, lost)];
      for (const path of removed)
        for (const folder of ["", "page-data"]) await rm(join(publicDir, folder, path), { recursive: true, force: true });
      return success(null);
    };
    return start({ pages: inBoth, languagesOf: (number) => (number === 1 ? ["pt", "en"] : ["pt"]), modifyBuild });
  };

  it("does not count as a loss of pages, beside the loss of some Portuguese ones", async () => {
    await startWithPosts(30);
    expect((await publishAndWait(running)).error).toBeNull();
    expect((await get("/en/blog/post-79")).status).toBe(302);
  });

  it("does not hide the loss of most Portuguese pages", async () => {
    await startWithPosts(70);
    expect((await publishAndWait(running)).error).toContain("npm run release -- accept");
    expect((await get("/en/blog/post-1")).status).toBe(200);
  });
});

describe("an unreadable request to an English address", () => {
  afterEach(close);

  it("is reported in Portuguese", async () => {
    await startInPortuguese();
    const address = await running.app.listen({ port: 0, host: "127.0.0.1" });
    const body = await new Promise<string>((resolve, reject) => {
      const sent = request(`${address}/en/kids?${"x".repeat(100_000)}`, (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => (text += chunk.toString())).on("end", () => resolve(text));
      });
      sent.on("error", reject).end();
    });
    expect(body).toContain('<html lang="pt"');
  });
});
