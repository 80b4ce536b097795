// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { after, before, describe, it } from "node:test";

import sharp from "sharp";

import { createContract } from "../../contract/app";
import { mediaFolder } from "../data-folders";
import { localFiles } from "../local-files";
import { sanitizeSvg, UnusableSvg } from "../sanitize-svg";
import { createPayloadStore } from "../../payload-store";
import { CREDENTIALS } from "../../../tests/setup/contract-client";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

const SHAPE = '<path d="M0 0h10v10z" fill="#c2410c"/>';

const svg = (content: string, attributes = 'viewBox="0 0 10 10"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

const sanitize = (text: string): string => sanitizeSvg(Buffer.from(text)).toString("utf8");

/** Matches markup that could run code or load something, in any spelling. */
const ACTIVE =
  /script|\son\w+\s*=|foreignobject|javascript|data:|https?:\/\/(?!www\.w3\.org\/2000\/svg")|@import|<style|<image|<a[\s>]|iframe|<animate|<set|ENTITY|file:/i;

const HOSTILE: readonly (readonly [name: string, content: string])[] = [
  ["a script", "<script>alert(1)</script>"],
  ["a script in CDATA", "<script><![CDATA[alert(1)]]></script>"],
  ["a script in another case", "<SCRIPT>alert(1)</SCRIPT><scrİpt>alert(1)</scrİpt>"],
  ["a script with a prefix", '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
  ["an event attribute", '<rect width="1" height="1" onload="alert(1)" onClick="alert(1)"/>'],
  ["an encoded event attribute", '<rect width="1" height="1" o&#110;load="alert(1)"/>'],
  ["a link with a script", '<a xlink:href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
  ["an encoded address", '<use xlink:href="&#106;ava&#115;cript:alert(1)"/><use href="java&#10;script:alert(1)"/>'],
  ["an external use", '<use href="https://evil.example/x.svg#a"/><use xlink:href="//evil.example/x.svg#a"/><use href="other.svg#a"/>'],
  ["an external picture", '<image href="https://evil.example/x.png" width="1" height="1"/><feImage href="https://evil.example/x.png"/>'],
  ["a data address with HTML", '<image xlink:href="data:text/html;base64,PHNjcmlwdD4=" width="1" height="1"/>'],
  ["foreign content", '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>'],
  ["an imported style sheet", '<style>@import url("https://evil.example/x.css"); path{fill:#c2410c}</style>'],
  ["an imported style sheet in CDATA", "<style><![CDATA[@im/**/port 'https://evil.example/x.css';]]></style>"],
  [
    "an address in a style",
    '<rect width="1" height="1" style="fill:url(https://evil.example/x.svg#a);background:url(javascript:alert(1))"/>',
  ],
  ["an escaped address in a style", '<style>rect{fill:\\75rl(https://evil.example/#a)}</style><rect width="1" height="1"/>'],
  [
    "an animation of an address",
    '<a><animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/></a>',
  ],
  ["a comment that ends early", "<!-- --><script>alert(1)</script> -->"],
  ["markup in a text", '<text x="1" y="5">&lt;script&gt;alert(1)&lt;/script&gt;</text><text><script>alert(1)</script></text>'],
  ["markup in an attribute", '<path d="M0 0&quot;/&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>'],
];

describe("a sanitised SVG", () => {
  for (const [name, content] of HOSTILE) {
    it(`contains nothing of ${name}, and still its own drawing`, async () => {
      const clean = sanitize(svg(`${content}${SHAPE}`, 'viewBox="0 0 10 10" onload="alert(1)"'));
      // Text between tags is only shown; it is not markup.
      const markup = clean.replace(/>[^<]*</g, "><");
      assert.doesNotMatch(markup, ACTIVE);
      assert.match(clean, /fill="#c2410c"/);
      assert.equal((await sharp(Buffer.from(clean)).metadata()).format, "svg");
    });
  }

  it("has no processing instruction, document type or entity of the file, and expands none", () => {
    const lol = Array.from({ length: 9 }, (_, level) => `<!ENTITY lol${level + 1} "${`&lol${level};`.repeat(10)}">`).join("");
    const file = `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.css"?><!DOCTYPE svg [<!ENTITY lol0 "lol">${lol}<!ENTITY file SYSTEM "file:///etc/passwd">]>${svg(`<text x="0" y="5">&lol9;&file;</text>${SHAPE}`)}`;
    const clean = sanitize(file);
    assert.match(clean, /^<svg /);
    assert.ok(clean.length < 1000, String(clean.length));
    assert.doesNotMatch(clean, /<[?!]|root:/);
  });

  it("keeps shapes, gradients, groups, texts and references inside the drawing", () => {
    const content =
      '<defs><linearGradient id="g1"><stop offset="0" stop-color="red"/></linearGradient></defs>' +
      '<g id="mark" transform="translate(1 2)"><circle cx="5" cy="5" r="3" fill="url(#g1)"/></g>' +
      '<use href="#mark" x="2"/><text x="1" y="9" font-family="Georgia, serif">Ágora &amp; Cia</text>';
    const clean = sanitize(svg(content));
    for (const part of ['id="g1"', 'stop-color="red"', 'transform="translate(1 2)"', 'fill="url(#g1)"', 'href="#mark"', "Ágora &amp; Cia<"])
      assert.ok(clean.includes(part), `${part} in ${clean}`);
  });

  it("has the properties of style sheets and style attributes as attributes, the more specific last", () => {
    const style = "/* a */ .a,.b{fill:#111;stroke:#222} path{fill:#333} #c{fill:#444} @media (prefers-color-scheme:dark){.a{fill:#fff}}";
    const clean = sanitize(
      svg(`<style>${style}</style><path class="x a" d="M0 0h1"/><path id="c" class="b" d="M0 0h2" style="stroke:#555 !important"/>`),
    );
    assert.match(clean, /<path d="M0 0h1" fill="#111" stroke="#222"\/>/);
    assert.match(clean, /<path id="c" d="M0 0h2" fill="#444" stroke="#555"\/>/);
    assert.doesNotMatch(clean, /class|style/);
  });

  for (const [name, attributes, size] of [
    ["a viewBox", 'viewBox="0 0 300 100"', ['viewBox="0 0 300 100"', 'width="1000"', 'height="333"']],
    ["width and height only", 'width="50px" height="100"', ['viewBox="0 0 50 100"', 'width="500"', 'height="1000"']],
    [
      "a huge viewBox",
      'viewBox="-1e9 0 2e9 1e9" width="100%"',
      ['viewBox="-1000000000 0 2000000000 1000000000"', 'width="1000"', 'height="500"'],
    ],
  ] as const) {
    it(`has a bounded size in pixels, from ${name}`, () => {
      const root = /^<svg [^>]*>/.exec(sanitize(svg(SHAPE, attributes)))?.[0] ?? "";
      for (const part of size) assert.ok(root.includes(` ${part}`), `${part} in ${root}`);
    });
  }

  it("is its own sanitised form", () => {
    const once = sanitize(svg(`<g fill="none"><text x="1" y="2">a &lt; b</text>${SHAPE}</g>`));
    assert.equal(sanitize(once), once);
  });
});

const doubling = Array.from(
  { length: 20 },
  (_, level) => `<g id="n${level + 1}"><use href="#n${level}"/><use href="#n${level}"/></g>`,
).join("");

const REFUSED: readonly (readonly [name: string, file: string | Buffer, problem: UnusableSvg["problem"]])[] = [
  ["another text", "not a drawing", "notSvg"],
  ["an HTML page", `<html>${svg(SHAPE)}</html>`, "notSvg"],
  ["a compressed SVG", Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]), "notSvg"],
  ["only a picture inside", svg('<image href="data:image/png;base64,AAAA" width="9" height="9"/>'), "nothingLeft"],
  ["only a script inside", svg("<script>alert(1)</script>"), "nothingLeft"],
  ["no size", svg(SHAPE, 'width="100%"'), "noSize"],
  ["an endless line for a size", svg(SHAPE, 'viewBox="0 0 1000 1"'), "noSize"],
  ["a size that is no number", svg(SHAPE, 'viewBox="0 0 NaN Infinity"'), "noSize"],
  ["more than 500 kB", svg(`${SHAPE}<!--${"a".repeat(500_000)}-->`), "tooLarge"],
  ["too many elements", svg("<g/>".repeat(5_001) + SHAPE), "tooLarge"],
  ["elements nested too deeply", svg("<g>".repeat(10_000) + SHAPE), "tooLarge"],
  ["references that double with every level", svg(`<g id="n0">${SHAPE}</g>${doubling}`), "tooLarge"],
  ["a reference to its own parent", svg(`<g id="a">${SHAPE}<use href="#a"/></g>`), "tooLarge"],
  [
    "patterns that double with every level",
    svg(
      Array.from(
        { length: 20 },
        (_, level) => `<pattern id="p${level + 1}"><rect fill="url(#p${level})"/><rect style="fill:url(#p${level})"/></pattern>`,
      ).join("") + SHAPE,
    ),
    "tooLarge",
  ],
];

describe("an SVG is refused", () => {
  for (const [name, file, problem] of REFUSED) {
    it(`with ${name}`, () => {
      assert.throws(
        () => sanitizeSvg(Buffer.from(file)),
        (error) => error instanceof UnusableSvg && error.problem === problem,
      );
    });
  }
});

describe("an uploaded SVG", () => {
  let roles: RoleSessions;

  before(async () => {
    roles = await openRoleSessions();
  });
  after(() => roles.close());

  const upload = (content: string, language = "pt") => {
    const form = new FormData();
    form.append("file", new File([content], "logo.svg", { type: "image/svg+xml" }));
    form.append("_payload", "{}");
    return roles.ask("editor", "/media", { method: "POST", form, headers: { "Accept-Language": language } });
  };

  const openContract = () =>
    createContract({
      store: createPayloadStore(roles.payload),
      credentials: CREDENTIALS,
      secret: "secret of the tests",
      files: localFiles(mediaFolder(String(process.env.DATA_DIR))),
      onError: assert.fail,
    });

  it("is stored without its script, and sent as the logo with a policy that runs and loads nothing", async () => {
    const { status, body } = await upload(svg(`<script>alert(1)</script>${SHAPE}`, 'viewBox="0 0 20 10" onload="alert(1)"'));
    assert.equal(status, 201, JSON.stringify(body));
    const { id, filename, mimeType, width, height } = body.doc;
    assert.deepEqual({ mimeType, width, height }, { mimeType: "image/svg+xml", width: 1000, height: 500 });
    assert.match(filename, /^[0-9a-f-]{36}\.svg$/);
    assert.doesNotMatch(await readFile(path.join(mediaFolder(String(process.env.DATA_DIR)), filename), "utf8"), /script|onload/);

    const app = openContract();
    assert.equal((await app.request(`/storage/${filename}`)).status, 404, "before a published record uses it");
    for (const key of ["logo", "logo_dark", "icon"]) {
      const saved = await roles.ask("editor", "/globals/website-images", { method: "POST", json: { logo: null, [key]: id } });
      assert.equal(saved.status, 200, JSON.stringify(saved.body));
      const sent = await app.request(`/storage/${filename}`);
      assert.equal(sent.status, 200, key);
      assert.deepEqual(
        ["Content-Type", "X-Content-Type-Options", "Content-Security-Policy"].map((name) => sent.headers.get(name)),
        ["image/svg+xml", "nosniff", "default-src 'none'; sandbox"],
      );
    }
  });

  it("has a thumbnail in the admin, which is no SVG", async () => {
    const { body } = await upload(svg(SHAPE));
    const { status, headers } = await roles.ask("editor", `/media/thumbnail/${body.doc.filename}`);
    assert.deepEqual([status, headers.get("Content-Type")], [200, "image/webp"]);
  });

  for (const [language, words] of [
    ["pt", /não sobra desenho neste SVG/],
    ["en", /this SVG has no drawing left/],
  ] as const) {
    it(`is refused with a sentence when nothing of it can be shown (${language})`, async () => {
      const { status, body } = await upload(svg('<path d="M0 0h10v10z" fill="none"/>'), language);
      assert.equal(status, 400);
      assert.match(body.errors[0].message, words);
    });
  }

  it("is no picture of the intro, of a slide or of a talent", async () => {
    const { body } = await upload(svg(SHAPE));
    const { id } = body.doc;
    const answers = [
      await roles.ask("editor", "/globals/website-images", { method: "POST", json: { intro: id } }),
      await roles.ask("editor", "/slides", { method: "POST", json: { desktop: id, mobile: id, _status: "published" } }),
      await roles.ask("editor", "/staff", { method: "POST", json: { name: "Rosa", cover: id, _status: "published" } }),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [400, 400, 400],
    );
  });
});
