// First import: sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { after, before, describe, it } from "node:test";

import { environment } from "../../environment";
import { createPayloadStore } from "../../payload-store";
import { readWebsiteTexts } from "../read-site";
import { OFFERED_GROUPS } from "../words/offered-words";
import { addWordPreview } from "../words/word-previews";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});
after(() => roles.close());

const saveWords = (words: unknown, language = "pt") =>
  roles.ask("editor", "/globals/website-texts", { method: "POST", json: { words }, headers: { "accept-language": language } });

const wordsOnTheWire = async () =>
  Object.fromEntries(Object.entries(await readWebsiteTexts(roles.payload)).filter(([key]) => key.startsWith("word:")));

describe("the words of the site", () => {
  it("are on the wire in the languages in which an editor wrote them", async () => {
    const { status } = await saveWords({
      "common:footer.agency": { pt: " A casa ", en: "The house" },
      "blog:blog.empty": { pt: "Nada <b>ainda</b>", en: "" },
    });
    assert.equal(status, 200);
    assert.deepEqual(await wordsOnTheWire(), {
      "word:common:footer.agency": { pt: "A casa", en: "The house" },
      "word:blog:blog.empty": { pt: "Nada <b>ainda</b>" },
    });
  });

  it("are not stored when they are the site's own, unknown or no text", async () => {
    const own = OFFERED_GROUPS[0]?.words[0];
    assert.ok(own);
    await saveWords({ [own.name]: { pt: own.pt, en: "  " }, "failure:failure.text": { pt: "Ops" }, "blog:blog.empty": "Nada" });
    assert.deepEqual(await wordsOnTheWire(), {});
    const { words } = await roles.payload.findGlobal({ slug: "website-texts", overrideAccess: true });
    assert.deepEqual(words, {});
  });

  it("keep their placeholders: a word without one is refused, and what was stored stays", async () => {
    await saveWords({ "casting:casting.shown": { pt: "{{total}} pessoas, {{shown}} aqui" } });
    for (const text of ["Todos aqui", "{{shown}} de {{total}} {{name}}", "x".repeat(81) + "{{shown}}{{total}}"]) {
      const { status, body } = await saveWords({ "casting:casting.shown": { pt: text } });
      assert.equal(status, 400, text);
      assert.match(JSON.stringify(body), /\{\{shown\}\} de \{\{total\}\} talentos/);
    }
    assert.deepEqual(await wordsOnTheWire(), { "word:casting:casting.shown": { pt: "{{total}} pessoas, {{shown}} aqui" } });
  });
});

it("texts that are saved without a status are published, as the site shows them", async () => {
  await roles.payload.updateGlobal({ slug: "website-texts", data: { contact_zip: "01000-000" }, overrideAccess: true });
  for (const draft of [false, true]) {
    const texts = await roles.payload.findGlobal({ slug: "website-texts", draft, overrideAccess: true });
    assert.deepEqual([texts._status, texts.contact_zip], ["published", "01000-000"]);
  }
});

describe("a draft of the site's texts", () => {
  const save = async (query: string, json: object) => {
    const { status, body } = await roles.ask("editor", `/globals/website-texts?locale=pt${query}`, { method: "POST", json });
    assert.equal(status, 200, JSON.stringify(body));
  };
  const phone = async (options?: { draft: boolean }) => (await readWebsiteTexts(roles.payload, options)).contact_phone;

  it("is not on the wire until it is published, and is shown by the preview", async () => {
    await save("", { contact_phone: "(11) 90000-0001", _status: "published" });
    await save("&draft=true", { contact_phone: "(11) 90000-0002", _status: "draft" });
    assert.deepEqual(await phone(), { pt: "(11) 90000-0001" });
    const id = await addWordPreview(roles.payload, {}, Date.now());
    const preview = await createPayloadStore(roles.payload).drafts.words(id);
    assert.deepEqual(preview?.contact_phone, { pt: "(11) 90000-0002" });
    await save("", { _status: "published" });
    assert.deepEqual(await phone(), { pt: "(11) 90000-0002" });
  });
});

describe("a preview of words", () => {
  const SECRET = "secret of the tests";
  const preview = (json: object) => roles.ask("editor", "/desk/word-previews", { method: "POST", json });

  before(() => Object.assign(environment, { siteUrl: "https://www.agencia.example", previewSecret: SECRET }));

  it("is a signed link to the page, whose id leads to every word as it would be, and stores nothing", async () => {
    await saveWords({ "common:footer.join": { pt: "Venha" } });
    const { body } = await preview({ words: { "common:footer.agency": { pt: "A casa" } }, route: "/contato", locale: "en" });
    const address = new URL(body.address);
    const { page, lang, until, signature } = Object.fromEntries(address.searchParams);
    const id = address.pathname.replace("/api/preview/words/", "");
    assert.deepEqual([address.origin, page, lang], ["https://www.agencia.example", "/contato", "en"]);
    assert.equal(signature, createHmac("sha256", SECRET).update(`preview:words:${id}:en:${until}`).digest("hex"));
    const words = await createPayloadStore(roles.payload).drafts.words(id);
    assert.deepEqual(words?.["word:common:footer.agency"], { pt: "A casa", en: "Agency" });
    assert.deepEqual(words?.["word:common:footer.join"], { pt: "Faça Parte", en: "Join us" });
    assert.deepEqual(await wordsOnTheWire(), { "word:common:footer.join": { pt: "Venha" } });
    assert.equal(await createPayloadStore(roles.payload).drafts.words("0".repeat(32)), null);
  });

  it("is refused for wrong words and for a page that shows none", async () => {
    assert.equal((await preview({ words: { "casting:casting.shown": { pt: "Todos" } }, route: "/", locale: "pt" })).status, 422);
    assert.equal((await preview({ words: {}, route: "/admin", locale: "pt" })).status, 422);
  });
});
