import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { htmlToLexical } from "../../../seed/html-to-lexical";
import { toHtml } from "../to-html";

const noPicture = () => Promise.reject(new Error("no picture is expected"));

const roundTrip = async (html: string): Promise<string> => toHtml(await htmlToLexical(html, noPicture), "pt");

describe("rich text", () => {
  it("becomes the HTML that it was made from", async () => {
    for (const html of [
      "<p>Olá <strong>forte</strong> e <em>leve</em>.</p>",
      "<h2>Título</h2><p>Texto</p>",
      '<p><a href="https://example.com/?a=1&amp;b=2">um link</a></p>',
      "<blockquote>Citação</blockquote>",
      "<table><tbody><tr><th><p>Idade</p></th></tr><tr><td><p>9</p></td></tr></tbody></table>",
    ]) {
      assert.equal(await roundTrip(html), html);
    }
  });

  it("becomes ordered and unordered lists", async () => {
    const html = await roundTrip("<ol><li>um</li><li>dois</li></ol><ul><li>três</li></ul>");
    assert.equal(html, "<ol><li>um</li><li>dois</li></ol><ul><li>três</li></ul>");
  });

  it("contains pictures relative to the media base, with caption, description and size", async () => {
    const lexical = await htmlToLexical('<figure><img src="posts/1/a.jpg" alt="x"><figcaption>Luz & sombra</figcaption></figure>', () =>
      Promise.resolve(7),
    );
    const [upload] = lexical.root.children;
    assert.deepEqual([upload?.value, upload?.fields], [7, { caption: "Luz & sombra" }]);
    const media = {
      id: 7,
      filename: "f.jpg",
      mimeType: "image/jpeg",
      width: 1600,
      height: 1067,
      alt: { pt: 'A "foto"', en: "The picture" },
    };
    const text = { root: { ...lexical.root, children: [{ ...upload, value: media }] } };
    assert.match(toHtml(text, "en"), /alt="The picture"/);
    assert.equal(
      toHtml(text, "pt"),
      '<figure><img src="f.jpg" alt="A &quot;foto&quot;" width="1600" height="1067"><figcaption>Luz &amp; sombra</figcaption></figure>',
    );
  });

  it("contains neither scripts nor javascript: links", async () => {
    const html = await roundTrip('<p>&lt;script&gt;alert(1)&lt;/script&gt;<a href="javascript:alert(1)">x</a></p>');
    assert.equal(/<script|javascript:/.test(html), false);
  });

  it("becomes an empty string for an empty or invalid value", () => {
    for (const nothing of [null, undefined, "", {}, { root: null }]) assert.equal(toHtml(nothing, "pt"), "");
  });
});
