import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { fetchArticles } from "../../src/upstream/posts/fetch-articles";
import { createUpstreamClient } from "../../src/upstream/http";
import { success } from "../../src/domain/result";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { publishAndWait } from "./publishing";
import { PUBLISH_SECRET, runGateway, type RunningGateway } from "./run-gateway";
import { builtPage } from "./small-site";

const POST = "/blog/artigo-41";

let running: RunningGateway;

/** Adds to a build the post as the adapter reads it from the content store. */
const showPost = async (publicDir: string) => {
  const client = createUpstreamClient(running.upstream.settings);
  const articles = await fetchArticles({ client, settings: running.upstream.settings, today: "2026-03-01" });
  await client.close();
  const post = articles.ok ? articles.value.items.flatMap(({ versions }) => versions).find(({ slug }) => slug === "artigo-41") : undefined;
  for (const [path, content] of Object.entries(builtPage(POST, post?.contentHtml ?? "no post"))) {
    await mkdir(dirname(join(publicDir, path)), { recursive: true });
    await writeFile(join(publicDir, path), content);
  }
  return success(null);
};

beforeEach(async () => {
  let isFirst = true;
  const spoil = async (publicDir: string) => {
    const wasFirst = isFirst;
    isFirst = false;
    return wasFirst ? success(null) : showPost(publicDir);
  };
  running = await runGateway({ servesSite: true, modifyBuild: spoil });
  await write("<p>Texto</p>");
});

afterEach(() => running.close());

const write = async (content: string) => {
  const { posts } = running.upstream.content;
  const post = recordById(posts.pt ?? [], "41");
  posts.pt = (posts.pt ?? []).map((record) => (record === post ? { ...post, content } : record));
  const { error, warning } = await publishAndWait(running);
  return { error, warning };
};

const fetchPost = async (): Promise<string> => (await running.app.inject(POST)).body;

it.each([
  ["a secret", `<p>Senha: ${PUBLISH_SECRET}</p>`, /index\.html contains a secret, the value of PUBLISH_SECRET/],
  ["a birthdate", "<p>Data de nascimento: <strong>12/03/2015</strong></p>", /index\.html contains a date of birth/],
  ["a birthdate in words", "<p>Nascimento: 12 de março de 2015</p>", /index\.html contains a date of birth/],
])("rejects a release with %s in a text and reports it, and serves the corrected one", async (_what, content, error) => {
  expect(await write(content)).toEqual({ error: expect.stringMatching(error), warning: null });
  expect(await fetchPost()).toContain("<p>Texto</p>");
  expect(await write("<p>Corrigido</p>")).toEqual({ error: null, warning: null });
  expect(await fetchPost()).toContain("<p>Corrigido</p>");
});

it("rejects a release with the content store's own address in a text", async () => {
  expect(await write(`<p>Veja ${running.upstream.url}/admin</p>`)).toMatchObject({
    error: expect.stringContaining("contains the content store's own address"),
  });
});

it.each([
  ["a path", '<a href="/blog/apagado">antes</a>', "/blog/apagado"],
  ["a path with a question", '<a href="/apagado?a=1&b=2">antes</a>', "/apagado?a=1&b=2"],
])("publishes and reports an editor's broken link: %s", async (_what, content, link) => {
  expect(await write(content)).toEqual({ error: null, warning: `the page ${POST} leads to ${link}, which does not exist` });
  expect(await fetchPost()).toContain("antes");
  expect(running.warnings).toContain(`the page ${POST} leads to ${link}, which does not exist`);
});

it("publishes dates and links that are not secret", async () => {
  const content =
    '<p>Desde o nascimento da agência, em 12/03/2004, e em 2015-03-12.</p><a href="/kids">Kids</a> <a href="/kids/403/clara">Clara</a> <a href="/pesquisa/ana">Ana</a> <a href="#fim">fim</a> <a href="mailto:a@casajuriti.example">a</a>';
  expect(await write(content)).toEqual({ error: null, warning: null });
});
