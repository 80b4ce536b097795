import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { DomUtils, parseDocument } from "htmlparser2";
import { renderResponsePage } from "../../server/entries/responses/response-page";
import { errorPage } from "../../server/http/error-page";
import { isSearchPage } from "../../server/releases/store/required-files";
import { LOCALES, type Locale } from "../../src/domain/locale";
import { ENTRY_NAMES } from "../../src/forms/entry-fields";
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from "../../src/upstream/html/sanitize-content";
import { servedRelease } from "../double/served-release";
import { textWithEveryElement } from "./text-with-every-element";
import { htmlErrors } from "./nu-html-checker";
import { findTemplates, toEnglish, fetchText } from "./templates";

jest.setTimeout(300_000);

const run = promisify(execFile);

/** Addresses beyond those of the templates: searches, shared selections, not-found pages. */
const OTHER_PAGES = [
  "/pesquisa/ninguem-com-este-nome",
  "/pesquisa/100%25",
  "/pesquisa/a%20%3Cb%3E%20%22%26'",
  "/selecao?ids=1,2,3",
  "/50%",
  "/kids/0/ninguem",
  "/blog/nenhum",
  "/campanhas/nenhuma",
  "/offline.html",
];

const readEach = async (addresses: readonly string[]): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all([...new Set(addresses)].map(async (address) => [address, await fetchText(address)] as const)));

it("finds the error of an invalid page", async () => {
  const errors = await htmlErrors({ wrong: '<!doctype html><html lang="pt"><title>a</title><p><img src="a.png" role="img" alt=""></p>' });
  expect(errors).toEqual([expect.stringMatching(/^wrong: .*“alt”/)]);
});

it.each(LOCALES)("finds no error in any template in %s", async (locale) => {
  const templates = [...Object.values(await findTemplates()), ...OTHER_PAGES];
  const pages = await readEach(templates.map((address) => (locale === "pt" ? address : toEnglish(address))));
  expect(Object.keys(pages).length).toBeGreaterThan(28);
  expect(await htmlErrors(pages)).toEqual([]);
});

it("finds no error in any page of the release", async () => {
  const release = await servedRelease(process.env.DATA_DIR ?? "");
  // Slices are not pages, and the gateway renders search pages before it sends them.
  const files = [...release.files.keys()].filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/") && !isSearchPage(file));
  const pages: Record<string, string> = {};
  for (const file of files) pages[file] = await readFile(path.join(release.directory, file), "utf8");
  expect(files.length).toBeGreaterThan(100);
  expect(await htmlErrors(pages)).toEqual([]);
});

describe("a post with every element that the sanitiser allows", () => {
  it("contains each element with each of its attributes", () => {
    const elements = DomUtils.getElementsByTagName("*", parseDocument(textWithEveryElement()), true);
    const found = new Set(
      elements.flatMap(({ name, attribs }) => [name, ...Object.keys(attribs).map((attribute) => `${name} ${attribute}`)]),
    );
    const admitted = [
      ...ALLOWED_TAGS,
      ...Object.entries(ALLOWED_ATTRIBUTES).flatMap(([tag, names]) => names.map((name) => `${tag} ${name}`)),
    ];
    expect(admitted.filter((part) => !found.has(part))).toEqual([]);
  });

  it("is a valid page in both languages", async () => {
    const { post: address = "" } = await findTemplates();
    const pages = {
      pt: await renderPost(address, textWithEveryElement()),
      en: await renderPost(toEnglish(address), textWithEveryElement()),
    };
    expect(await htmlErrors(pages)).toEqual([]);
  });
});

/** Renders a post's page with another text. */
const renderPost = async (address: string, contentHtml: string): Promise<string> => {
  const { renderer } = await servedRelease(process.env.DATA_DIR ?? "");
  const pageData = JSON.parse(await fetchText(`/page-data${address}/page-data.json`)) as { result: { data: { post: object } } };
  Object.assign(pageData.result.data.post, { contentHtml });
  const script = `require(${JSON.stringify(renderer)}).render(JSON.parse(process.argv[1])).then((html) => process.stdout.write(html))`;
  const { stdout } = await run(process.execPath, ["-e", script, JSON.stringify({ pageData })], {
    env: { NODE_ENV: "production" },
    maxBuffer: 16 * 1024 * 1024,
  });
  expect(stdout).toContain(contentHtml.slice(0, 40));
  return stdout;
};

it("finds no error in the gateway's own pages: error pages, and answers to forms sent without scripts", async () => {
  const pages = LOCALES.flatMap((locale) => [
    ...[400, 404, 405, 410, 413, 429, 431, 500, 502, 503].map((status): [string, string] => [
      `${status} in ${locale}`,
      errorPage({ locale, status, sentence: `Erro “${status}” & mais <b>` }),
    ]),
    ...ENTRY_NAMES.flatMap((kind) => answersTo(kind, locale)),
  ]);
  expect(await htmlErrors(Object.fromEntries(pages))).toEqual([]);
});

/** The response pages of a form: accepted, rejected with its answers, and rejected unread. */
const answersTo = (kind: (typeof ENTRY_NAMES)[number], locale: Locale): [string, string][] => {
  const answer = {
    kind,
    locale,
    message: "Uma frase & mais",
    answers: { name: 'Ana "Á" <b>', message: "\n1 < 2", subject: "Assunto" },
    errors: {},
    agencyName: "Casa & Juriti",
    reference: null,
  };
  const errors = {
    name: ["Só letras."],
    email: ["Este campo é requerido."],
    phone: ["a", "b"],
    city: ["c"],
    instagram: ["d"],
    message: ["e"],
  };
  return [
    [`${kind} accepted in ${locale}`, renderResponsePage({ ...answer, reference: "ABC-123" })],
    [`${kind} refused in ${locale}`, renderResponsePage({ ...answer, errors })],
    [`${kind} refused unread in ${locale}`, renderResponsePage({ ...answer, answers: null, agencyName: null })],
  ];
};
