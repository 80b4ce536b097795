import { PAGE_RENDERER } from "../../src/config/page-renderer";
import { pageDataFile, pageFile } from "../../src/lib/gatsby-files";
import { fromCastingIndex } from "../../src/domain/casting-index";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { waitFor } from "../../tests/wait";
import { signBody } from "../publish/signature";
import { hookBody } from "./publishing";
import { PUBLISH_SECRET, runGateway, type RunningGateway } from "./run-gateway";
import { TEMPLATE } from "./small-site";

const LISTING = "noindex, follow";

interface BoardPageData {
  path: string;
  result: { data: { boardPage: { total: number; talents: readonly { talentId: string }[] } }; pageContext: { hasMinors: boolean } };
}

/** Uses no imports, since its source is written into a file. */
const renderBoard = ({ path, result }: BoardPageData): string => {
  const { total, talents } = result.data.boardPage;
  const robots = result.pageContext.hasMinors ? '<meta name="robots" content="noindex, follow" data-gatsby-head="true"/>' : "";
  const addresses = talents.map(({ talentId }) => `https://www.casajuriti.example/atores/${talentId}/x`);
  const list = JSON.stringify({ "@type": "ItemList", itemListElement: addresses.map((url) => ({ "@type": "ListItem", url })) });
  const structured = robots === "" ? `<script type="application/ld+json" data-gatsby-head="true">${list}</script>` : "";
  const cards = talents.map(({ talentId }) => `<li id="t${talentId}"><a href="/atores/${talentId}/x"></a></li>`).join("");
  return (
    `<!DOCTYPE html><html lang="pt"><head><meta charset="utf-8"/><title data-gatsby-head="true">${path}</title>${robots}${structured}</head>` +
    `<body><p>${total} talentos</p><ul>${cards}</ul><script>window.___chunk={}</script><script src="/app-0123456789abcdef0123.js" async></script></body></html>`
  );
};

const builtBoard = (path: string, talentIds: readonly string[], context: object): Record<string, string> => {
  const boardPage = { total: talentIds.length, talents: talentIds.map((talentId) => ({ talentId })) };
  const data = {
    componentChunkName: TEMPLATE,
    path,
    result: { data: { boardPage }, pageContext: { hasMinors: false, isEmpty: false, ...context } },
  };
  return { [pageFile(path)]: renderBoard(data), [pageDataFile(path)]: JSON.stringify(data) };
};

const entry = (path: string): string => `<url><loc>https://www.casajuriti.example${path}</loc></url>`;

const FILES = {
  [PAGE_RENDERER]: `const render = ${renderBoard.toString()};\nexports.render = async ({ pageData }) => render(pageData);`,
  ...builtBoard("/board/rostos", ["408", "405"], {}),
  ...builtBoard("/en/board/rostos", ["408", "405"], {}),
  ...builtBoard("/board/adultos", ["408", "405"], {}),
  ...builtBoard("/board/turma-do-ingles", ["401"], { hasMinors: true }),
  ...builtBoard("/board/only-in-english", [], { isEmpty: true }),
  ...builtBoard("/board/apagada", ["408"], {}),
  "sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${["/blog", "/board/rostos", "/board/adultos", "/board/apagada"].map(entry).join("")}</urlset>\n`,
};

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway({ servesSite: true, extraFilesOf: () => FILES });
  const { content } = running.upstream;
  content.boards = [...(content.boards ?? []), { id: 4, slug: "adultos", name: { pt: "Adultos" }, rule: "/pesquisa?idade=18-60" }];
});

afterEach(() => running.close());

const get = (url: string) => running.app.inject(url);
const idsOf = async (slug: string): Promise<readonly string[]> =>
  fromCastingIndex((await get(`/api/boards/${slug}`)).json()).map(({ talentId }) => talentId);

/** Changes a talent of the content store; the gateway then reads the list again. */
const change = async (talentId: string, changes: Record<string, unknown> | null): Promise<void> => {
  const { talents } = running.upstream.content;
  const found = recordById(talents, talentId);
  running.upstream.content.talents = talents.flatMap((talent) =>
    talent !== found ? [talent] : changes === null ? [] : [{ ...found, ...changes }],
  );
  await running.gateway.live.forceRefresh();
};

describe("GET /api/boards/{slug}", () => {
  it("answers the hand-picked talents in the editors' order, and the children whom a rule finds", async () => {
    expect(await idsOf("rostos")).toEqual(["408", "405"]);
    expect(await idsOf("turma-do-ingles")).toContain("401");
    expect(await idsOf("only-in-english")).toEqual([]);
  });

  it("answers 404 for an unknown board, and 503 while the content store has never answered", async () => {
    expect((await get("/api/boards/nenhuma")).statusCode).toBe(404);
    const lost = await runGateway({ upstream: { fault: { kind: "down" } }, upstreamLimits: { retries: 0 } });
    expect((await lost.app.inject("/api/boards/rostos")).statusCode).toBe(503);
    await lost.close();
  });

  it("adds who matches a rule now, and drops who is withdrawn or in a TF - category", async () => {
    await change("408", { categories: [{ id: 1, category: "kids" }], birthdate: "2019-01-01" });
    await waitFor(async () => expect(await idsOf("turma-do-ingles")).toContain("408"));
    await change("408", {
      categories: [
        { id: 9, category: "TF - Campanha" },
        { id: 1, category: "kids" },
      ],
    });
    await waitFor(async () => expect([...(await idsOf("turma-do-ingles")), ...(await idsOf("rostos"))]).not.toContain("408"));
    await change("405", null);
    await waitFor(async () => expect(await idsOf("rostos")).toEqual([]));
  });
});

describe("a board's page", () => {
  it("is indexed with adults alone, and not with a minor or nobody", async () => {
    const robots = await Promise.all(
      ["/board/rostos", "/en/board/rostos", "/board/turma-do-ingles", "/board/only-in-english"].map(
        async (address) => (await get(address)).headers["x-robots-tag"],
      ),
    );
    expect(robots).toEqual([undefined, undefined, LISTING, LISTING]);
  });

  it("is taken out of search engines, in HTML, header and sitemap, as soon as one member is a minor", async () => {
    expect((await get("/sitemap.xml")).body).toContain("/board/rostos");
    await change("405", { birthdate: "2015-01-01" });
    await waitFor(async () => expect((await get("/board/rostos")).headers["x-robots-tag"]).toBe(LISTING));
    expect((await get("/board/rostos")).body).toContain(`<meta name="robots" content="${LISTING}"`);
    expect((await get("/en/board/rostos")).body).toContain(LISTING);
    const sitemap = (await get("/sitemap.xml")).body;
    expect(sitemap).not.toContain("/board/rostos");
    expect(sitemap).toContain("/blog");
  });

  it("has structured data of adults alone, and none as soon as one whom it shows is a minor, member or not", async () => {
    expect((await get("/board/rostos")).body).toContain("ItemList");
    expect((await get("/board/adultos")).body).toContain("ItemList");
    expect((await get("/board/turma-do-ingles")).body).not.toContain("ItemList");
    await change("408", { birthdate: "2015-01-01" });
    await waitFor(async () => expect(await idsOf("adultos")).not.toContain("408"));
    for (const page of ["/board/rostos", "/board/adultos"]) {
      const { body, headers } = await get(page);
      expect([page, headers["x-robots-tag"], body.includes("ItemList"), body.includes("t405")]).toEqual([page, LISTING, false, true]);
    }
    expect((await get("/sitemap.xml")).body).not.toContain("/board/adultos");
  });

  it("is sent without any talent when a minor has joined and it cannot be rendered", async () => {
    await running.close();
    running = await runGateway({
      servesSite: true,
      extraFilesOf: () => ({ ...FILES, [PAGE_RENDERER]: "exports.render = async () => { throw new Error(); };" }),
    });
    expect((await get("/board/rostos")).body).toContain("ItemList");
    const { content } = running.upstream;
    const found = recordById(content.talents, "405");
    content.talents = content.talents.map((talent) => (talent === found ? { ...found, birthdate: "2015-01-01" } : talent));
    await running.gateway.live.forceRefresh();
    await waitFor(async () => {
      const { body, headers } = await get("/board/rostos");
      expect([headers["x-robots-tag"], body.includes("ItemList"), body.includes("t408")]).toEqual([LISTING, false, false]);
    });
  });

  it("is rendered without a withdrawn talent", async () => {
    expect((await get("/board/rostos")).body).toContain("t405");
    await change("405", null);
    await waitFor(async () => {
      const { body } = await get("/board/rostos");
      expect([body.includes("t405"), body.includes("t408"), body.includes("1 talentos")]).toEqual([false, true, true]);
    });
  });

  it("answers 404 once its board is not published any more, and is in no sitemap", async () => {
    expect((await get("/board/apagada")).statusCode).toBe(404);
    expect((await get("/sitemap.xml")).body).not.toContain("/board/apagada");
  });
});

describe("POST /api/publish/board-rule", () => {
  const ask = (rule: string, secret = PUBLISH_SECRET) => {
    const url = "/api/publish/board-rule";
    const payload = JSON.stringify({ ...JSON.parse(hookBody({ path: url, at: running.now() })), rule });
    return running.app.inject({ method: "POST", url, payload, headers: { "x-signature": signBody(payload, secret) } });
  };

  it("counts for the content store whom an address finds, and names what the site does not know", async () => {
    const { statusCode, body } = await ask("/kids?idade=1-17&cor=azul&vistos=40");
    expect(statusCode).toBe(200);
    const report = JSON.parse(body);
    expect(report).toMatchObject({ address: "/kids?idade=1-17", ignored: ["cor", "vistos"] });
    expect(report.total).toBe((await idsOf("turma-do-ingles")).length);
    expect(report.minors).toBe(report.total);
  });

  it("refuses what is no list, and a call without the signature", async () => {
    expect((await ask("/blog")).statusCode).toBe(422);
    expect((await ask("/kids", "another secret")).statusCode).toBe(401);
  });
});
