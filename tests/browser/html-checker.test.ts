import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { DomUtils, parseDocument } from "htmlparser2";
import { SCHEMAS } from "../../server/entries/intake/read-answers";
import { renderPlainAnswer } from "../../server/entries/responses/plain-answer";
import { DEFAULT_IDENTITY } from "../../src/config/identity";
import { errorPage } from "../../server/http/error-page";
import { isSearchPage } from "../../server/releases/store/required-files";
import { entryPath } from "../../src/config/routes";
import { SENT_MESSAGE_ID } from "../../src/config/sent-form";
import { LOCALES, type Locale } from "../../src/domain/locale";
import { ENTRY_NAMES, PHOTO_FIELDS } from "../../src/forms/entry-fields";
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from "../../src/upstream/html/sanitize-content";
import { servedRelease } from "../double/served-release";
import { textWithEveryElement } from "./text-with-every-element";
import { htmlErrors } from "./nu-html-checker";
import { findTemplates, toEnglish, fetchText } from "./templates";
import { expect, test } from "./test";
import { siteAddress } from "./visitor";

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

test("finds the error of an invalid page", async () => {
  const errors = await htmlErrors({ wrong: '<!doctype html><html lang="pt"><title>a</title><p><img src="a.png" role="img" alt=""></p>' });
  expect(errors).toEqual([expect.stringMatching(/^wrong: .*“alt”/)]);
});

for (const locale of LOCALES)
  test(`finds no error in any template in ${locale}`, async () => {
    const templates = [...Object.values(await findTemplates()), ...OTHER_PAGES];
    const pages = await readEach(templates.map((address) => (locale === "pt" ? address : toEnglish(address))));
    expect(Object.keys(pages).length).toBeGreaterThan(OTHER_PAGES.length);
    expect(await htmlErrors(pages)).toEqual([]);
  });

test("finds no error in any page of the release", async () => {
  const release = await servedRelease(process.env.DATA_DIR ?? "");
  // Slices are not pages, and the gateway renders search pages before it sends them.
  const files = [...release.files.keys()].filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/") && !isSearchPage(file));
  const pages: Record<string, string> = {};
  for (const file of files) pages[file] = await readFile(path.join(release.directory, file), "utf8");
  expect(files.length).toBeGreaterThan(0);
  expect(await htmlErrors(pages)).toEqual([]);
});

test.describe("a post with every element that the sanitiser allows", () => {
  test("contains each element with each of its attributes", () => {
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

  test("is a valid page in both languages", async () => {
    const { post: address = "" } = await findTemplates();
    const pages = {
      pt: await renderPost(address, textWithEveryElement()),
      en: await renderPost(toEnglish(address), textWithEveryElement()),
    };
    expect(await htmlErrors(pages)).toEqual([]);
  });
});

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

test("finds no error in the gateway's own pages: error pages, and plain answers to forms", async () => {
  const pages = LOCALES.flatMap((locale) => [
    ...[400, 404, 405, 410, 413, 429, 431, 500, 502, 503].map((status): [string, string] => [
      `${status} in ${locale}`,
      errorPage({ locale, status, sentence: `Erro “${status}” & mais <b>`, identity: { ...DEFAULT_IDENTITY, initials: "&É" } }).html,
    ]),
    ...ENTRY_NAMES.flatMap((kind) => answersTo(kind, locale)),
  ]);
  expect(await htmlErrors(Object.fromEntries(pages))).toEqual([]);
});

for (const locale of LOCALES)
  test(`finds no error in the answers to forms sent without scripts in ${locale}`, async () => {
    const answers = ENTRY_NAMES.flatMap((kind) =>
      [kind, ...(kind === "contact" ? [`${kind} with a subject`] : [])].map((name) => [kind, name] as const),
    );
    const pages = await Promise.all(
      answers.map(async ([kind, name]) => {
        const form = new FormData();
        for (const field of [...Object.keys(SCHEMAS[kind].fields), "locale"])
          form.set(field, field === "locale" ? locale : `"<b>&amp;\n${field}`);
        if (name === kind) form.delete("subject");
        const reply = await fetch(new URL(entryPath(kind), siteAddress()), {
          method: "POST",
          headers: { accept: "text/html" },
          body: form,
        });
        const html = await reply.text();
        expect([name, reply.status, html.includes(`id="${SENT_MESSAGE_ID}"`)]).toEqual([name, 422, true]);
        return [name, html] as const;
      }),
    );
    expect(await htmlErrors(Object.fromEntries(pages))).toEqual([]);
  });

/** The response pages of a form: accepted, rejected with its answers, and rejected unread. */
const answersTo = (kind: (typeof ENTRY_NAMES)[number], locale: Locale): [string, string][] => {
  const sent = {
    values: { name: 'Ana "Á" <b>', message: "\n1 < 2", subject: "Assunto" },
    errors: Object.fromEntries([...Object.keys(SCHEMAS[kind].fields), ...PHOTO_FIELDS].map((name) => [name, ["Só letras.", "b"]])),
    message: "Uma frase & mais",
    reference: null,
  };
  return [
    [
      `${kind} accepted in ${locale}`,
      renderPlainAnswer({ kind, locale, identity: DEFAULT_IDENTITY, isRead: true, sent: { ...sent, reference: "ABC-123" } }),
    ],
    [`${kind} refused in ${locale}`, renderPlainAnswer({ kind, locale, identity: DEFAULT_IDENTITY, isRead: true, sent })],
    [
      `${kind} refused unread in ${locale}`,
      renderPlainAnswer({ kind, locale, identity: DEFAULT_IDENTITY, isRead: false, sent: { ...sent, values: {}, errors: {} } }),
    ],
  ];
};
