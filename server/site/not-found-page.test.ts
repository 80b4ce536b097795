import pt from "../../src/locales/pt/common.json";
import { renderNotFoundPage as render, type UnbuiltPageHead } from "./not-found-page";

const renderNotFoundPage = (html: string, head: Omit<UnbuiltPageHead, "builtTitle">): string =>
  render(html, { ...head, builtTitle: pt["notFound.title"] });

const HTML =
  '<!DOCTYPE html><html data-x="1" lang="pt"><head><title data-gatsby-head="true">Antes</title><meta data-gatsby-head="true" name="robots" content="noindex"/></head><body></body></html>';

it("sets language and title and keeps one robots tag", () => {
  expect(renderNotFoundPage(HTML, { locale: "en", title: "Bento", robots: "noindex, noimageindex", description: "" })).toBe(
    '<!DOCTYPE html><html data-x="1" lang="en"><head><title data-gatsby-head="true">Bento</title><meta name="robots" content="noindex, noimageindex" data-gatsby-head="true"></head><body></body></html>',
  );
});

it("keeps the agency's name after the title", () => {
  const built = HTML.replace("Antes", `${pt["notFound.title"]} · Casa &amp; Irmã · SP`);
  const html = renderNotFoundPage(built, { locale: "en", title: "Zé & Bento", robots: null, description: "" });
  expect(html).toContain('<title data-gatsby-head="true">Zé &amp; Bento · Casa &amp; Irmã · SP</title>');
});

it("sets the title for sharing too", () => {
  const shared = HTML.replace("</head>", '<meta property="og:title" content="Antes" data-gatsby-head="true"/></head>');
  const html = renderNotFoundPage(shared, { locale: "pt", title: 'Zé "Bento"', robots: null, description: "" });
  expect(html).toContain('<meta property="og:title" content="Zé &quot;Bento&quot;" data-gatsby-head="true">');
});

it("sets description, manifest and locale in its language", () => {
  const head =
    '<meta name="description" content="gestão"/><meta property="og:description" content="gestão"/>' +
    '<meta property="og:locale" content="pt_BR"/><link rel="manifest" href="/manifest.webmanifest"/>';
  const html = renderNotFoundPage(HTML.replace("</head>", `${head}</head>`), {
    locale: "en",
    title: "Zé",
    description: 'Zé "Bento"',
    robots: null,
  });
  expect(html).toContain(
    '<meta name="description" content="Zé &quot;Bento&quot;"><meta property="og:description" content="Zé &quot;Bento&quot;">',
  );
  expect(html).toContain('<meta property="og:locale" content="en_GB"><link rel="manifest" href="/en/manifest.webmanifest">');
});

it("removes the robots tag when the page is indexable", () => {
  expect(renderNotFoundPage(HTML, { locale: "pt", title: "Hugo", robots: null, description: "" })).not.toContain("robots");
});

it.each([
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ['$& $1 $` "Zé" & Cia', "$&amp; $1 $` &quot;Zé&quot; &amp; Cia"],
])("escapes the name %j", (name, shown) => {
  expect(renderNotFoundPage(HTML, { locale: "pt", title: name, robots: null, description: "" })).toContain(
    `<title data-gatsby-head="true">${shown}</title>`,
  );
});

it("adds a missing title", () => {
  expect(
    renderNotFoundPage('<html lang="pt"><head></head></html>', { locale: "pt", title: "Hugo", robots: null, description: "" }),
  ).toContain("<title>Hugo</title></head>");
});

it("reads attributes in any order and quotes, and keeps the titles of drawings", () => {
  const html = renderNotFoundPage(
    "<html lang='pt'><head><title>Antes</title><meta content='gestão' name='description'><meta content='noindex' name='robots'><link href='/manifest.webmanifest' rel='manifest'></head><body><svg><title>Casa</title></svg></body></html>",
    { locale: "en", title: "Zé", description: "Ator", robots: null },
  );
  expect(html).toBe(
    '<html lang="en"><head><title>Zé</title><meta content="Ator" name="description"><link href="/en/manifest.webmanifest" rel="manifest"></head><body><svg><title>Casa</title></svg></body></html>',
  );
});
