import { RULES } from "../../../tests/builders/wire-records";
import { sanitizeContent } from "./sanitize-content";

const clean = (html: string | null): string => {
  const result = sanitizeContent(html, RULES);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

it.each([
  ["paragraphs and emphasis", "<p>Um <strong>dois</strong> <em>três</em></p>", "<p>Um <strong>dois</strong> <em>três</em></p>"],
  ["old tags as new ones", "<p><b>a</b><i>b</i></p>", "<p><strong>a</strong><em>b</em></p>"],
  ["a second h1 as h2", "<h1>Título</h1><h5>Nota</h5>", "<h2>Título</h2><h4>Nota</h4>"],
  [
    "tables",
    '<table><tr><th scope="col">a</th><td colspan="2">b</td></tr></table>',
    '<table><tr><th scope="col">a</th><td colspan="2">b</td></tr></table>',
  ],
  [
    "no value that HTML does not admit",
    '<table><tr><th scope="left" colspan="0">a</th><td rowspan="2px" colspan="3">b</td></tr></table><ol start="x"><li>c</li></ol>',
    '<table><tr><th>a</th><td colspan="3">b</td></tr></table><ol><li>c</li></ol>',
  ],
  ["no style, class or id", '<p style="color:red" class="x" id="y" data-z="1">a</p>', "<p>a</p>"],
  ["the text of unknown tags", "<marquee>a</marquee><font>b</font>", "ab"],
  ["text without tags", "a & b", "a &amp; b"],
  ["nothing", null, ""],
])("keeps %s", (_case, html, expected) => {
  expect(clean(html)).toBe(expected);
});

it.each([
  "<script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  '<img src="javascript:alert(1)">',
  '<svg onload="alert(1)"><animate onbegin="alert(1)"/></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="https://evil.example"><input name="a"><button>x</button></form>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example">',
  '<p onmouseover="alert(1)" style="background:url(https://evil.example/x)">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "<textarea><img src=x onerror=alert(1)></textarea>",
  "<template><script>alert(1)</script></template>",
  '<video src="https://evil.example/x.mp4" poster="javascript:alert(1)"></video>',
  "<!--><img src=x onerror=alert(1)>-->",
])("makes %p harmless", (html) => {
  const output = clean(html);
  const tags = [...output.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name]) => name);
  expect(tags.filter((name) => !["a", "p", "img"].includes(name ?? ""))).toEqual([]);
  expect(output).not.toMatch(/<[^>]*(\son\w+=|style=|javascript:|data:text|evil\.example)/i);
});

it("rewrites pictures to our own media addresses, in several widths", () => {
  expect(clean('<img src="posts/31/foto 1.jpg" alt="Estúdio" width="1200" height="800" class="x">')).toBe(
    '<img src="/media/1080/posts/31/foto%201.jpg" srcset="/media/480/posts/31/foto%201.jpg 480w, /media/720/posts/31/foto%201.jpg 720w, /media/1080/posts/31/foto%201.jpg 1080w" sizes="(min-width: 48rem) 45rem, 100vw" alt="Estúdio" width="1200" height="800" loading="lazy" decoding="async" />',
  );
});

it.each([
  ["absolute below the media base", "https://panel.example.com/storage/a.jpg", "/media/1080/a.jpg"],
  ["absolute on an allowed host", "https://eu.cdn.example.com/a,b.jpg", "/media/1080/https%3A%2F%2Feu.cdn.example.com%2Fa%2Cb.jpg"],
])("keeps a picture that is %s", (_case, src, address) => {
  expect(clean(`<img src="${src}">`)).toContain(`src="${address}"`);
});

it.each(["https://tracker.example/pixel.gif", "data:image/gif;base64,AAAA", "../../x.jpg", "posts/31/film.mp4"])(
  "drops the picture %p",
  (src) => {
    expect(clean(`<p>a<img src="${src}"></p>`)).toBe("<p>a</p>");
  },
);

it.each([
  ["the panel's host", "https://panel.example.com/blog/x", '<a href="/blog/x">x</a>'],
  ["a path", "/contato", '<a href="/contato">x</a>'],
  ["another host", "https://example.com/x", '<a href="https://example.com/x" rel="noopener noreferrer" target="_blank">x</a>'],
  ["plain http", "http://example.com/x", '<a href="http://example.com/x" rel="noopener noreferrer" target="_blank">x</a>'],
  ["mail", "mailto:contato@example.com", '<a href="mailto:contato@example.com">x</a>'],
  ["a phone", "tel:+5511900000001", '<a href="tel:+5511900000001">x</a>'],
  ["a phone with blanks", "tel:+55 (11) 90000-0001", '<a href="tel:+55(11)90000-0001">x</a>'],
  ["a place on the page", "#fotos", '<a href="#fotos">x</a>'],
  ["a stored picture", "https://panel.example.com/storage/a.jpg", '<a href="/media/1920/a.jpg">x</a>'],
  ["another stored file", "/storage/lista.pdf", "<a>x</a>"],
  ["an address without a scheme", "//evil.example", '<a href="https://evil.example/" rel="noopener noreferrer" target="_blank">x</a>'],
])("rewrites a link to %s", (_case, href, expected) => {
  expect(clean(`<a href="${href}" onclick="x()">x</a>`)).toBe(expected);
});

it("replaces embedded players by links, so that nothing is requested before a click", () => {
  expect(clean('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Bastidores"></iframe>')).toBe(
    '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer" target="_blank" data-video-provider="youtube" data-video-id="dQw4w9WgXcQ">Bastidores</a>',
  );
  expect(clean('<iframe src="//player.vimeo.com/video/76979871"></iframe>')).toContain('data-video-id="76979871">Vimeo</a>');
});

it("rejects a text above 512 KB and accepts one just below", () => {
  expect(sanitizeContent("á".repeat(256 * 1024), RULES).ok).toBe(true);
  expect(sanitizeContent(`${"á".repeat(256 * 1024)}b`, RULES)).toEqual({ ok: false, error: "its text is larger than 512 KB" });
});

it("is idempotent", () => {
  const once = clean("<h1>a &amp; b</h1><p>c <b>d</b></p>");
  expect(clean(once)).toBe(once);
});
