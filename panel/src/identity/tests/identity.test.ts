// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { ACCENT_SECTIONS, PAPERS } from "../../../../src/config/identity";
import { customizations as demo } from "../../../seed/content/settings";
import { createContract } from "../../contract/app";
import { environment } from "../../environment";
import { nearestPassing } from "../contrast";
import { initialsOf } from "../initials";
import { localFiles } from "../../media/local-files";
import { createPayloadStore } from "../../payload-store";
import { CREDENTIALS, signedIn } from "../../../tests/setup/contract-client";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});
after(() => roles.close());

const ORANGE = "#ff7a45";

const save = (look: object, language = "pt") =>
  roles.ask("editor", "/globals/customizations", { method: "POST", json: look, headers: { "Accept-Language": language } });

const readWire = async (): Promise<Record<string, unknown>> => {
  const store = createPayloadStore(roles.payload);
  const { panel } = await signedIn(
    createContract({
      store,
      credentials: CREDENTIALS,
      secret: "secret of the tests",
      files: localFiles("/nonexistent"),
      onError: assert.fail,
    }),
  );
  return (await panel("/api/customizations")).body;
};

const refusalsOf = (body: { errors: { data: { errors: { path: string; message: string }[] } }[] }) =>
  new Map(body.errors[0]?.data.errors.map(({ path, message }) => [path, message]));

describe("initials", () => {
  for (const [name, initials] of [
    ["Marina Costa Modelos", "MC"],
    ["agência das flores", "AF"],
    ["Ícaro", "Í"],
    ["D’Ávila & Filhos", "DF"],
    ["O", "O"],
    ["3 & 4", null],
  ] as const) {
    it(`of “${name}” are ${initials ?? "none"}`, () => assert.equal(initialsOf(name), initials));
  }
});

describe("the identity", () => {
  it("sends none of the keys of the look for the demo, which has the site's own", async () => {
    await roles.payload.updateGlobal({ slug: "customizations", data: { agencyName: demo.agencyName } });
    const wire = await readWire();
    assert.deepEqual(
      ["accents", "display_face", "paper", "initials"].filter((key) => key in wire),
      [],
    );
  });

  it("sends the initials of the agency's name, or of the site's host while there is no name", async () => {
    await roles.payload.updateGlobal({ slug: "customizations", data: { agencyName: "Estúdio da Luz" } });
    assert.equal((await readWire()).initials, "EL");
    Object.assign(environment, { siteUrl: "https://www.marola.example" });
    await roles.payload.updateGlobal({ slug: "customizations", data: { agencyName: " " } });
    assert.equal((await readWire()).initials, "M");
  });

  for (const [language, words] of [
    ["pt", /contraste com o fundo é 2,47:1; o mínimo é 4,5:1.*#ca4902/],
    ["en", /contrast with the background is 2\.47:1; the minimum is 4\.5:1.*#ca4902/],
  ] as const) {
    it(`refuses an accent below AA, with its ratio and the nearest colour (${language})`, async () => {
      const { status, body } = await save({ accents: { kids: ORANGE } }, language);
      assert.equal(status, 400);
      assert.match(refusalsOf(body).get("accents.kids") ?? "", words);
      assert.equal((await roles.payload.findGlobal({ slug: "customizations" })).accents?.kids ?? null, null);
    });
  }

  it("sends what is chosen, and colours in one spelling", async () => {
    const nearest = nearestPassing(ORANGE, PAPERS.warm.paper);
    const { status, body } = await save({
      initials: "AP",
      displayFace: "bodoni-moda",
      paper: "white",
      accents: { kids: nearest.toUpperCase(), digitalInfluencers: "a0145A", rest: "#333" },
    });
    assert.equal(status, 200, JSON.stringify(body));
    const { initials, display_face, paper, accents } = await readWire();
    assert.deepEqual(
      { initials, display_face, paper, accents },
      {
        initials: "AP",
        display_face: "bodoni-moda",
        paper: "white",
        accents: { kids: nearest, digital_influencers: "#a0145a", rest: "#333333" },
      },
    );
  });

  it("checks the stored accents again when only the paper changes", async () => {
    // Passes on white, but not on the darker tones.
    const onWhite = "#767676";
    assert.equal((await save({ paper: "white", accents: { teens: onWhite } })).status, 200);
    const { status, body } = await save({ paper: "grey" });
    assert.equal(status, 400);
    assert.match(refusalsOf(body).get("accents.teens") ?? "", new RegExp(nearestPassing(onWhite, PAPERS.grey.paper)));
    assert.equal((await readWire()).paper, "white");
  });

  for (const [field, look, path] of [
    ["a colour that is none", { accents: { rest: "url(x)" } }, "accents.rest"],
    ["a typeface that the site does not have", { displayFace: "Comic Sans" }, "displayFace"],
    ["initials with other characters", { initials: "A1" }, "initials"],
    ["more than three initials", { initials: "ABCD" }, "initials"],
  ] as const) {
    it(`refuses ${field}`, async () => {
      const { status, body } = await save(look);
      assert.equal(status, 400);
      assert.deepEqual([...refusalsOf(body).keys()], [path]);
    });
  }

  it("keeps the site's own look after every field was emptied", async () => {
    const accents = Object.fromEntries(ACCENT_SECTIONS.map((accent) => [accent, ""]));
    assert.equal((await save({ initials: "", displayFace: "", paper: null, accents })).status, 200);
    assert.ok(!("accents" in (await readWire())));
  });
});
