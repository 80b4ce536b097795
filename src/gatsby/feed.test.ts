/** @jest-environment jsdom */
import { toFeed } from "./feed";
import type { FeedPost } from "./seo-query";
import { escapeXml } from "../lib/xml";

const aPost = (changes: Partial<FeedPost> = {}): FeedPost => ({
  articleId: "b-31",
  slug: "bastidores",
  language: "pt",
  title: "Bastidores",
  description: "Um dia no estúdio",
  contentHtml: "<p>Texto</p>",
  date: "2025-01-02T03:04:05.000Z",
  ...changes,
});

const feedOf = (language: "pt" | "en", posts: FeedPost[]): Document => {
  const xml = toFeed({ siteUrl: "https://casajuriti.example", language, title: "Blog · R&D <Juriti>", description: "Notícias", posts });
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
};

const textOf = (document: Document, name: string): string | undefined =>
  document.querySelector("item")?.getElementsByTagName(name)[0]?.textContent ?? undefined;

describe("a feed", () => {
  it.each([
    { language: "pt", blog: "https://casajuriti.example/blog", self: "https://casajuriti.example/rss.xml", tag: "pt-br" },
    { language: "en", blog: "https://casajuriti.example/en/blog", self: "https://casajuriti.example/en/rss.xml", tag: "en" },
  ] as const)("has its title and address in $language", ({ language, blog, self, tag }) => {
    const document = feedOf(language, []);
    expect(document.querySelector("channel > title")?.textContent).toBe("Blog · R&D <Juriti>");
    expect(document.querySelector("channel > link")?.textContent).toBe(blog);
    expect(document.getElementsByTagName("atom:link")[0]?.getAttribute("href")).toBe(self);
    expect(document.querySelector("language")?.textContent).toBe(tag);
  });

  it("lists a post with its canonical address, date and text", () => {
    const document = feedOf("en", [aPost({ language: "en" })]);
    expect(textOf(document, "link")).toBe("https://casajuriti.example/en/blog/bastidores");
    expect(textOf(document, "guid")).toBe("https://casajuriti.example/en/blog/bastidores");
    expect(textOf(document, "pubDate")).toBe("Thu, 02 Jan 2025 03:04:05 GMT");
    expect(textOf(document, "description")).toBe("Um dia no estúdio");
  });

  it("leaves out missing values", () => {
    const document = feedOf("pt", [aPost({ date: null, description: null })]);
    expect(textOf(document, "pubDate")).toBeUndefined();
    expect(textOf(document, "description")).toBeUndefined();
  });

  it("changes addresses in tags only, not in text", () => {
    const document = feedOf("pt", [aPost({ contentHtml: '<p>Use src="/foto.jpg" sizes="10"</p>' })]);
    expect(textOf(document, "content:encoded")).toBe('<p>Use src="/foto.jpg" sizes="10"</p>');
  });

  it("contains the whole text, with absolute addresses", () => {
    const contentHtml =
      '<p>A &amp; B <a href="/kids">kids</a> <a href="https://a.example/">a</a></p><img src="/media/1080/a.jpg" srcset="/media/480/a.jpg 480w" sizes="100vw" alt="" />]]>';
    expect(textOf(feedOf("pt", [aPost({ contentHtml })]), "content:encoded")).toBe(
      '<p>A &amp; B <a href="https://casajuriti.example/kids">kids</a> <a href="https://a.example/">a</a></p><img src="https://casajuriti.example/media/1080/a.jpg" alt="">]]>',
    );
  });
});

it.each([
  ["a\u0000b\u000Bc\uFFFEd", "abcd"],
  ["a\uD800b", "ab"],
  ["tab\tline\nsmile 😀", "tab\tline\nsmile 😀"],
  [`<a href="x">'&'</a>`, "&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;"],
])("escapes %j as %j", (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});
