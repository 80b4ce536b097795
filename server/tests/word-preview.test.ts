import { PAGE_RENDERER } from "../../src/config/page-renderer";
import { signPreview } from "../preview/preview-signature";
import { PREVIEW_SECRET, runGateway, TODAY, type RunningGateway } from "./run-gateway";
import { builtPage, pageData } from "./small-site";
import { pageDataFile } from "../../src/lib/gatsby-files";

const strings = (language: string, texts: object) => ({ node: { ns: "people", language, data: JSON.stringify(texts) } });

const DATA = {
  locales: { edges: [strings("pt", { "contact.title": "Contato", "contact.hours": "Horários" })] },
  texts: {
    nodes: [
      { key: "contact_phone", pt: "(11) 90000-0001", en: null, link: { pt: "tel:+5511900000001", en: null } },
      { key: "contact_zip", pt: "01000-000", en: null, link: null },
    ],
  },
};

/** A page whose content is the strings that it was rendered from. */
const RENDER = `
exports.render = async ({ pageData: { result: { data } } }) =>
  '<!DOCTYPE html><html lang="pt"><head><title>x</title></head><body><main>' + data.locales.edges[0].node.data +
  "</main><footer>" + data.texts.nodes.map(({ key, pt, link }) => key + "=" + pt + (link ? " " + link.pt : "")).join("; ") + "</footer></body></html>";`;

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway({
    servesSite: true,
    extraFilesOf: () => ({
      ...builtPage("/contato", "x"),
      [pageDataFile("/contato")]: pageData("/contato", { data: DATA, pageContext: {} }),
      [PAGE_RENDERER]: RENDER,
    }),
  });
  running.upstream.content.drafts = {
    "words/abc": {
      "word:people:contact.title": { pt: "Fale <b>aqui</b>", en: "Talk" },
      "word:people:contact.hours": { pt: "$t(x)" },
      contact_phone: { pt: "(11) 90000-0002" },
      contact_hours: { pt: "Das 9 às 18" },
      about_text: { pt: "<p>Oi<script>x</script></p>" },
    },
  };
});

afterAll(() => running.close());

const IN_AN_HOUR = String(TODAY / 1000 + 3600);

const ask = ({ id = "abc", page = "/contato", until = IN_AN_HOUR, secret = PREVIEW_SECRET, lang = "pt" } = {}) => {
  const signature = signPreview({ kind: "words", id, language: "pt", until }, secret);
  return running.app.inject(`/api/preview/words/${id}?page=${encodeURIComponent(page)}&lang=${lang}&until=${until}&signature=${signature}`);
};

it("shows the page with the words, as text, without scripts and forms, and kept by nobody", async () => {
  const { statusCode, body, headers } = await ask();
  expect(statusCode).toBe(200);
  expect(body).toContain('{"contact.title":"Fale <b>aqui</b>","contact.hours":"Horários"}');
  expect(body).toContain(
    "<footer>contact_zip=01000-000; contact_phone=(11) 90000-0002 tel:+5511900000001; contact_hours=Das 9 às 18; about_text=<p>Oi</p></footer>",
  );
  expect(body).toMatch(/<body><p role="note"[^>]*>Prévia de textos e palavras/);
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, noimageindex", "referrer-policy": "no-referrer" });
  expect(String(headers["content-security-policy"])).toMatch(/; sandbox allow-same-origin$/);
});

it.each([
  ["a signature by another key", { secret: "another key" }, 401],
  ["a signature for another language", { lang: "en" }, 401],
  ["a time more than an hour ahead", { until: String(TODAY / 1000 + 7200) }, 401],
  ["a time that is none", { until: "Infinity" }, 401],
  ["a time in the past", { until: String(TODAY / 1000 - 1) }, 410],
  ["words that the store has given up", { id: "gone" }, 410],
  ["a page without replaceable words", { page: "/kids" }, 404],
  ["a page that the release does not have", { page: "/workshop" }, 503],
])("refuses %s", async (_case, changes, status) => {
  expect((await ask(changes)).statusCode).toBe(status);
});
