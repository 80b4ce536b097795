// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";

import type { Where } from "payload";

import type { AuditEvent, User } from "../../payload-types";
import type { ImportResult } from "../import-roster";
import type { RowProblem } from "../problems";
import { storeConsent } from "../../../tests/builders/consents";
import { aPhoto } from "../../../tests/builders/photos";
import { describeProblem } from "../words/roster";
import { readTable } from "../table/read-table";
import { aWorkbook } from "../../../tests/builders/workbooks";
import { aChild, anAdult, CONSENT, type Importer, openImporter } from "../../../tests/builders/rosters";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;
let importLines: Importer;
let files: Record<string, Buffer>;

const accountOf = async (role: "admin" | "editor" | "scout"): Promise<User> =>
  roles.payload.findByID({ collection: "users", id: Number(roles.session(role).id), depth: 0, overrideAccess: true });

before(async () => {
  roles = await openRoleSessions();
  for (const category of ["kids", "teens", "talents"])
    await roles.payload.create({ collection: "categories", data: { category }, overrideAccess: true });
  importLines = openImporter(roles.payload, await accountOf("admin"));
  files = {
    "ana-prado/capa.jpg": await aPhoto("#111111"),
    "ana-prado/book-01.jpg": await aPhoto("#222222"),
    "ana-prado/book-02.jpg": await aPhoto("#333333"),
    "ana-prado/composite.jpg": await aPhoto("#444444"),
  };
});

after(() => roles.close());

beforeEach(async () => {
  for (const collection of ["consents", "talents", "media"] as const)
    await roles.payload.delete({ collection, where: { id: { exists: true } }, overrideAccess: true });
});

const statesOf = ({ rows }: ImportResult): string[] => rows.map(({ plan }) => plan.state);

const problemsOf = ({ rows }: ImportResult, index = 0): readonly RowProblem[] => {
  const plan = rows[index]?.plan;
  return plan?.state === "refused" ? plan.problems : [];
};

const changesOf = ({ rows }: ImportResult): readonly string[] => {
  const plan = rows[0]?.plan;
  return plan?.state === "changed" ? plan.changes : [];
};

const readTalents = async () => {
  const where = { id: { exists: true } };
  return (await roles.payload.find({ collection: "talents", where, depth: 0, sort: "id", pagination: false, overrideAccess: true })).docs;
};

const readTalent = async () => {
  const [talent, second] = await readTalents();
  assert.ok(talent !== undefined && second === undefined, "there is exactly one talent");
  return talent;
};

const countOf = async (collection: "talents" | "media" | "consents"): Promise<number> =>
  (await roles.payload.count({ collection, overrideAccess: true })).totalDocs;

const updateTalent = async (data: Record<string, unknown>, draft = false): Promise<void> => {
  const { id } = await readTalent();
  await roles.payload.update({ collection: "talents", id, data, draft, overrideAccess: true });
};

describe("importing a new talent", () => {
  it("stores facts and pictures and publishes an adult", async () => {
    const line = anAdult({ Altura: "1,70", Sapato: "38,5", Olhos: "azuis", Habilidades: "Dança, canto", Código: "A-1" });
    Object.assign(line, { Cidade: "Santos", Idiomas: "Inglês; Libras", Viaja: "sim" });
    Object.assign(line, { Redes: "TikTok @ana.prado 12.500 4,2%; youtube: anaprado 300", "Redes medidas em": "05/03/2026" });
    const result = await importLines([line], { files });
    assert.deepEqual(statesOf(result), ["new"]);
    const talent = await readTalent();
    assert.equal(result.rows[0]?.talent, talent.id);
    const { name, birthdate, gender, height, shoes, eyes, skills, city, languages, travels, agencyKey, _status } = talent;
    assert.deepEqual(
      { name, birthdate, gender, height, shoes, eyes, skills, city, languages, travels, agencyKey, _status },
      {
        name: "Ana Prado",
        birthdate: "1990-03-09",
        gender: "woman",
        height: "170",
        shoes: "38.5",
        eyes: "Blue",
        skills: "Dança\ncanto",
        city: "Santos",
        languages: "Inglês\nLibras",
        travels: true,
        agencyKey: "A-1",
        _status: "published",
      },
    );
    assert.deepEqual(
      talent.networks?.map(({ id: _id, url: _url, ...network }) => network),
      [
        { network: "tiktok", handle: "ana.prado", followers: 12500, engagement: 4.2, measuredAt: "2026-03-05T12:00:00.000Z" },
        { network: "youtube", handle: "anaprado", followers: 300, engagement: null, measuredAt: "2026-03-05T12:00:00.000Z" },
      ],
    );
    assert.deepEqual(statesOf(await importLines([line], { files })), ["same"]);
    assert.deepEqual(statesOf(await importLines([{ ...line, Redes: "TikTok @ana.prado 13000" }], { files })), ["changed"]);
    assert.equal((await readTalent()).networks?.length, 1);
    assert.deepEqual(statesOf(await importLines([{ ...line, Redes: "Orkut ana 10" }], { files })), ["refused"]);
    assert.equal(typeof talent.cover, "number");
    assert.deepEqual([talent.book?.length, talent.compo?.length], [2, 1]);
    assert.equal(await countOf("media"), 4);
  });

  it("stores a minor without a consent as a draft and says so", async () => {
    const result = await importLines([aChild()]);
    assert.ok(result.rows[0]?.plan.notes.includes("draft-without-consent"));
    assert.equal((await readTalent())._status, "draft");
  });

  it("records a minor's consent and publishes the talent", async () => {
    await importLines([aChild(CONSENT)]);
    const talent = await readTalent();
    assert.equal(talent._status, "published");
    const { docs } = await roles.payload.find({ collection: "consents", depth: 0, overrideAccess: true });
    assert.deepEqual(
      docs.map((consent) => [consent.talent, consent.givenBy, consent.person, consent.scopes, consent.givenAt, consent.expiresAt ?? null]),
      [[talent.id, "guardian", "Carla Lima", ["site", "social"], "2026-02-01T12:00:00.000Z", null]],
    );
    assert.deepEqual(
      await roles.payload.kv.keys(),
      (await roles.payload.kv.keys()).filter((key) => !key.startsWith("roster-")),
    );
  });

  it("stores a minor whose consent has expired, or does not cover the site, as a draft", async () => {
    const expired = { ...CONSENT, "Autorização até": "01/03/2026" };
    const elsewhere = { ...CONSENT, "Autorização para": "impressos" };
    await importLines([aChild({ ...expired, Nome: "Um" }), aChild({ ...elsewhere, Nome: "Dois" })]);
    assert.deepEqual(
      (await readTalents()).map(({ _status }) => _status),
      ["draft", "draft"],
    );
    assert.equal(await countOf("consents"), 2);
  });

  it("keeps a draft that the row asks for", async () => {
    const result = await importLines([anAdult({ Publicar: "não" })]);
    assert.equal((await readTalent())._status, "draft");
    assert.deepEqual(result.rows[0]?.plan.notes, ["draft-as-asked", "no-pictures"]);
  });

  it("chooses the category by age when the row has none", async () => {
    await importLines([anAdult({ Categorias: "" }), aChild({ Categorias: "" })]);
    const { docs } = await roles.payload.find({ collection: "talents", depth: 1, sort: "id", draft: true, overrideAccess: true });
    assert.deepEqual(
      docs.map(({ categories }) => categories.map((each) => (typeof each === "object" ? each.category : each))),
      [["talents"], ["kids"]],
    );
  });

  it("makes the first picture of the book the cover when there is none", async () => {
    const { "ana-prado/capa.jpg": _, ...others } = files;
    await importLines([anAdult()], { files: others });
    const { cover, book } = await readTalent();
    assert.equal(cover, book?.[0]);
  });
});

describe("importing digitals", () => {
  const line = anAdult({ Altura: "170" });
  const digitals = async () =>
    ((await readTalent()).digitals ?? []).map(({ picture, date }) => ({ picture: Number(picture), day: date.slice(0, 10) }));
  let pictures: Record<string, Buffer>;

  before(async () => {
    pictures = {
      "ana-prado/digitals-2026-03-01-01.jpg": await aPhoto("#777777"),
      "ana-prado/polaroid-2026-03-02-02.jpg": await aPhoto("#888888"),
    };
  });

  it("stores them with their days, apart from the book, once", async () => {
    assert.deepEqual(statesOf(await importLines([line], { files: { ...files, ...pictures } })), ["new"]);
    assert.deepEqual(
      (await digitals()).map(({ day }) => day),
      ["2026-03-01", "2026-03-02"],
    );
    const { book, digitalsOn } = await readTalent();
    assert.deepEqual([book?.length, digitalsOn], [2, "2026-03-02"]);
    assert.deepEqual(statesOf(await importLines([line], { files: { ...files, ...pictures } })), ["same"]);
    assert.equal(await countOf("media"), 6);
  });

  it("adds new ones after those that are stored", async () => {
    await importLines([line], { files: pictures });
    const before = await digitals();
    const result = await importLines([line], { files: { ...pictures, "ana-prado/digitals/2026-11-20.jpg": await aPhoto("#999999") } });
    assert.deepEqual(changesOf(result), ["digitals"]);
    assert.deepEqual((await digitals()).slice(0, 2), before);
    assert.deepEqual(
      (await digitals()).map(({ day }) => day),
      ["2026-03-01", "2026-03-02", "2026-11-20"],
    );
  });

  it("refuses a row with one that has no day, or a day to come", async () => {
    const photo = await aPhoto("#aaaaaa");
    const names = ["ana-prado/digitals-01.jpg", "ana-prado/digitals-2026-11-24.jpg"];
    const result = await importLines([line], { files: Object.fromEntries(names.map((name) => [name, photo])) });
    assert.deepEqual(
      problemsOf(result).map((problem) => [problem.code, "value" in problem && problem.value]),
      names.map((name) => ["digital-without-date", name]),
    );
    assert.equal(await countOf("talents"), 0);
  });
});

describe("importing again", () => {
  const line = anAdult({ Altura: "170" });

  it("changes nothing when nothing has changed, under other names of the pictures too", async () => {
    await importLines([line, aChild({ ...CONSENT })], { files });
    const before = await readTalents();
    const renamed = Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path.replace("ana-prado", "2026/Ana Prado"), bytes]));
    const result = await importLines([line, aChild({ ...CONSENT })], { files: renamed });
    assert.deepEqual(statesOf(result), ["same", "same"]);
    assert.deepEqual(await readTalents(), before);
    assert.deepEqual([await countOf("media"), await countOf("consents")], [4, 1]);
  });

  it("changes the facts that differ; an empty cell changes nothing", async () => {
    await importLines([{ ...line, Instagram: "@ana" }]);
    const result = await importLines([anAdult({ Nome: "ANA  PRÁDO", Altura: "1,72", Instagram: "" })]);
    assert.deepEqual(changesOf(result), ["name", "height"]);
    const { name, height, instagram, _status } = await readTalent();
    assert.deepEqual([name, height, instagram, _status], ["ANA PRÁDO", "172", "@ana", "published"]);
  });

  it("keeps the feet of a height that the row gives in centimetres", async () => {
    await importLines([{ ...line, Altura: "5'7\"" }]);
    assert.deepEqual(statesOf(await importLines([{ ...line, Altura: "1,70" }])), ["same"]);
    assert.equal((await readTalent()).height, "170/5.7");
  });

  it("takes another apostrophe, another space and invisible characters in a name for no change", async () => {
    await importLines([anAdult({ Nome: "Ana D´Ávila" })]);
    assert.equal((await readTalent()).name, "Ana D'Ávila");
    assert.deepEqual(statesOf(await importLines([anAdult({ Nome: "\u200EAna\u00A0D’Ávila" })])), ["same"]);
  });

  it("adds new pictures after the stored ones and replaces the cover", async () => {
    await importLines([line], { files });
    const before = await readTalent();
    const more = { ...files, "ana-prado/capa.jpg": await aPhoto("#555555"), "ana-prado/book-00.jpg": await aPhoto("#666666") };
    const result = await importLines([line], { files: more });
    assert.deepEqual(changesOf(result), ["cover", "book"]);
    const after = await readTalent();
    assert.notEqual(after.cover, before.cover);
    assert.deepEqual(after.book?.slice(0, 2), before.book);
    assert.equal(after.book?.length, 3);
  });

  it("recognises a talent by the key under another name, or with another birthdate", async () => {
    await importLines([anAdult({ Código: "7" })]);
    assert.deepEqual(changesOf(await importLines([anAdult({ Código: "7", Nome: "Ana Souza" })])), ["name"]);
    const result = await importLines([anAdult({ Código: "7", Nome: "Ana Souza", Nascimento: "10/03/1990" })]);
    assert.deepEqual(changesOf(result), ["birthdate"]);
    assert.equal((await readTalent()).name, "Ana Souza");
  });

  it("gives a stored talent of the same name and birthdate the row's key", async () => {
    await importLines([anAdult()]);
    assert.deepEqual(changesOf(await importLines([anAdult({ Código: "7" })])), ["agencyKey"]);
    assert.equal((await readTalent()).agencyKey, "7");
  });

  it("does not publish a draft that an editor unpublished, unless the row says so", async () => {
    await importLines([line]);
    await updateTalent({ _status: "draft" });
    const result = await importLines([{ ...line, Altura: "171" }]);
    assert.ok(result.rows[0]?.plan.notes.includes("is-draft"));
    assert.deepEqual([(await readTalent())._status, (await readTalent()).height], ["draft", "171"]);
    assert.deepEqual(changesOf(await importLines([{ ...line, Altura: "171", Publicar: "sim" }])), ["status"]);
    assert.equal((await readTalent())._status, "published");
  });

  it("publishes a child's draft that asks for it once the row brings the consent", async () => {
    await importLines([aChild()]);
    await importLines([aChild({ ...CONSENT, Publicar: "sim" })]);
    assert.equal((await readTalent())._status, "published");
  });

  it("does not record a withdrawn consent again", async () => {
    await importLines([aChild(CONSENT)]);
    const where = { id: { exists: true } };
    await roles.payload.update({ collection: "consents", where, data: { withdrawnAt: "2026-11-20T12:00:00.000Z" }, overrideAccess: true });
    const result = await importLines([aChild({ ...CONSENT, Publicar: "sim" })]);
    assert.deepEqual(statesOf(result), ["same"]);
    assert.deepEqual([(await readTalent())._status, await countOf("consents")], ["draft", 1]);
  });
});

describe("a table whose numbers have moved by a row", () => {
  const CHILDREN = [
    { Nome: "Ana Reis", Nascimento: "09/03/2014" },
    { Nome: "Bia Reis", Nascimento: "01/02/2015" },
    { Nome: "Caio Reis", Nascimento: "03/04/2016" },
  ];
  const ALICE = { Nome: "Alice Reis", Nascimento: "05/06/2017" };
  const numbered = (people: readonly Readonly<Record<string, string>>[]) =>
    people.map((person, index) => ({ Número: String(index + 1), ...aChild({ ...CONSENT, ...person }) }));
  const AS_KEY = { choices: new Map([["Número", "key"]] as const) };
  const folders = async () => ({
    "1/01.jpg": await aPhoto("#123456"),
    "2/01.jpg": await aPhoto("#234567"),
    "3/01.jpg": await aPhoto("#345678"),
  });
  const stateOf = async () => [await readTalents(), await countOf("media"), await countOf("consents")];

  it("changes nobody when the number was chosen as the key: each row is refused", async () => {
    const pictures = await folders();
    assert.deepEqual(statesOf(await importLines(numbered(CHILDREN), { files: pictures, ...AS_KEY })), ["new", "new", "new"]);
    const before = await stateOf();
    for (const isDryRun of [true, false]) {
      const result = await importLines(numbered([ALICE, ...CHILDREN]), { files: pictures, isDryRun, ...AS_KEY });
      assert.deepEqual(statesOf(result), ["refused", "refused", "refused", "refused"]);
      assert.deepEqual(problemsOf(result), [{ code: "key-of-other", value: "1", name: "Ana Reis" }]);
      assert.deepEqual(problemsOf(result, 3), [{ code: "other-key", value: "3" }]);
    }
    assert.deepEqual(await stateOf(), before);
  });

  it("is recognised by name and birthdate when nobody chose the number, and its folders are nobody's", async () => {
    await importLines(numbered(CHILDREN));
    const { rows, counters, unmatchedPictures } = await importLines(numbered([ALICE, ...CHILDREN]), { files: await folders() });
    assert.deepEqual(
      rows.map(({ plan }) => plan.state),
      ["new", "same", "same", "same"],
    );
    assert.deepEqual([counters, unmatchedPictures.length, await countOf("media")], [["Número"], 3, 0]);
  });

  it("does not take a twin for the other one", async () => {
    const twins = [CHILDREN[0], { Nome: "Zoe Reis", Nascimento: "09/03/2014" }].map((person) => ({ ...person }));
    await importLines(numbered(twins), AS_KEY);
    const before = await readTalents();
    const result = await importLines(numbered([...twins].reverse()), AS_KEY);
    assert.deepEqual(
      [problemsOf(result, 0), problemsOf(result, 1)].map(([problem]) => problem?.code),
      ["key-of-other", "key-of-other"],
    );
    const first = await importLines(numbered([{ Nome: "Noa Reis", Nascimento: "09/03/2014" }, ...twins]), AS_KEY);
    assert.equal(problemsOf(first, 0)[0]?.code, "key-of-other");
    assert.deepEqual(await readTalents(), before);
  });

  it("needs a birthdate to tell that a key's talent has another name", async () => {
    await importLines(numbered(CHILDREN.slice(0, 1)), AS_KEY);
    const result = await importLines([{ ...aChild({ Nome: "Ana Souza", Nascimento: "" }), Código: "1" }]);
    assert.deepEqual(problemsOf(result), [{ code: "key-of-other", value: "1", name: "Ana Reis" }]);
  });
});

describe("names in another script", () => {
  it("are different people when they differ", async () => {
    const result = await importLines([anAdult({ Nome: "山田 花子" }), anAdult({ Nome: "山田 太郎" })]);
    assert.deepEqual(statesOf(result), ["new", "new"]);
  });
});

describe("a refused row", () => {
  const codesOf = async (line: Readonly<Record<string, string>>, stored: readonly Readonly<Record<string, string>>[] = []) => {
    if (stored.length > 0) await importLines(stored);
    const count = await countOf("talents");
    const result = await importLines([line]);
    assert.equal(await countOf("talents"), count, "no talent is stored");
    return problemsOf(result).map(({ code }) => code);
  };

  it("lists everything that is not understood, with suggestions", async () => {
    const result = await importLines([anAdult({ Altura: "alta", Cabelo: "Castanho Claroo", Nascimento: "30/02/1990" })]);
    assert.deepEqual(problemsOf(result), [
      { code: "unreadable", field: "birthdate", value: "30/02/1990", suggestions: [] },
      { code: "unreadable", field: "height", value: "alta", suggestions: [] },
      {
        code: "unreadable",
        field: "hair",
        value: "Castanho Claroo",
        suggestions: ["Castanho Claro", "Castanho Acobreado Claro", "Castanho"],
      },
    ]);
    assert.equal(await countOf("talents"), 0);
  });

  it("lacks a name, a gender, or key and birthdate", async () => {
    assert.deepEqual(await codesOf(anAdult({ Nome: "", Código: "1" })), ["required"]);
    assert.deepEqual(await codesOf(anAdult({ Gênero: "" })), ["required"]);
    assert.deepEqual(await codesOf(anAdult({ Nascimento: "" })), ["no-identity"]);
  });

  it("is about the person of an earlier row", async () => {
    const result = await importLines([
      anAdult(),
      anAdult({ Nome: "ana prado" }),
      anAdult({ Nome: "Bia", Código: "1" }),
      anAdult({ Nome: "Eva", Código: "1" }),
    ]);
    assert.deepEqual(statesOf(result), ["new", "refused", "new", "refused"]);
    assert.deepEqual(problemsOf(result, 1), [{ code: "repeated", row: 2 }]);
    assert.deepEqual(problemsOf(result, 3), [{ code: "repeated", row: 4 }]);
  });

  it("may be a stored talent who cannot be told for certain", async () => {
    assert.deepEqual(await codesOf(anAdult({ Nascimento: "", Código: "9" }), [anAdult()]), ["name-taken"]);
    assert.deepEqual(await codesOf(anAdult({ Código: "9" }), [anAdult({ Código: "8" })]), ["other-key"]);
  });

  it("has a birthdate that is the stored one, counted from another year: a minor would become an adult", async () => {
    const child = aChild({ ...CONSENT, Nascimento: "20/05/2010" });
    const shifted = { ...child, Nascimento: "19/05/2006" };
    assert.deepEqual(await codesOf(shifted, [child]), ["counted-from-1904"]);
    await updateTalent({ agencyKey: "7" });
    assert.deepEqual(await codesOf({ ...shifted, Código: "7", Nome: "Bia Lima" }), ["counted-from-1904"]);
    assert.deepEqual(problemsOf(await importLines([shifted])), [{ code: "counted-from-1904", value: "2010-05-20" }]);
    assert.equal((await readTalent()).birthdate, "2010-05-20");
  });

  it("has a date where a size or a text belongs", async () => {
    const table = await readTable(
      await aWorkbook([
        ["Nome", "Nascimento", "Gênero", "Código", "Manequim"],
        ["Ana", "09/03/1990", "F", new Date("2026-12-10T00:00:00Z"), new Date("2026-12-10T00:00:00Z")],
      ]),
    );
    const result = await importLines([], { table });
    assert.deepEqual(
      problemsOf(result),
      (["key", "jeans"] as const).map((field) => ({ code: "unreadable", field, value: "2026-12-10", suggestions: [], reason: "date" })),
    );
    assert.match(describeProblem(problemsOf(result)[1]!, "pt"), /^Manequim: “2026-12-10” é uma data.*Formate a coluna como Texto/);
  });

  it("would give a published talent a birthdate that needs a consent", async () => {
    assert.deepEqual(await codesOf(anAdult({ Código: "1", Nascimento: "09/03/2019" }), [anAdult({ Código: "1" })]), ["would-withdraw"]);
  });

  it("is of a talent with unpublished changes, which stay as they are", async () => {
    await importLines([anAdult()]);
    await updateTalent({ name: "Ana, a rever", _status: "draft" }, true);
    const result = await importLines([anAdult({ Altura: "170" })]);
    assert.deepEqual(problemsOf(result), [{ code: "unpublished-changes" }]);
    assert.equal((await readTalent()).height ?? null, null);
  });

  it("has a consent without a guardian's name, or a date or uses that are missing", async () => {
    assert.deepEqual(await codesOf(aChild({ ...CONSENT, Responsável: "" })), ["required"]);
    assert.deepEqual(await codesOf(aChild({ ...CONSENT, "Autorização em": "", "Autorização até": "01/02/2027" })), ["required"]);
    assert.deepEqual(await codesOf(aChild({ ...CONSENT, "Autorização para": "" })), ["required"]);
  });

  it("has a file that is no picture, or one that two rows may own", async () => {
    const broken = { "ana-prado/capa.jpg": Buffer.from("no picture") };
    assert.deepEqual(problemsOf(await importLines([anAdult()], { files: broken })), [
      { code: "picture", value: "ana-prado/capa.jpg", reason: "type" },
    ]);
    const twins = [anAdult({ Código: "1" }), anAdult({ Código: "2", Nascimento: "10/03/1991" })];
    assert.deepEqual(problemsOf(await importLines(twins, { files })), [{ code: "folder-shared", value: "ana-prado" }]);
  });

  it("leaves no picture behind when the talent cannot be stored", async () => {
    const truncated = { ...files, "ana-prado/book-02.jpg": (files["ana-prado/book-02.jpg"] ?? Buffer.alloc(0)).subarray(0, 400) };
    const result = await importLines([anAdult()], { files: truncated });
    assert.deepEqual(statesOf(result), ["refused"]);
    assert.deepEqual([await countOf("talents"), await countOf("media")], [0, 0]);
  });

  it("is of a talent whom somebody else has open in the panel", async () => {
    await importLines([anAdult()]);
    const { id } = await readTalent();
    const user = { relationTo: "users" as const, value: Number(roles.session("editor").id) };
    const data = { document: { relationTo: "talents" as const, value: id }, user };
    const lock = await roles.payload.create({ collection: "payload-locked-documents", data, overrideAccess: true });
    assert.deepEqual(problemsOf(await importLines([anAdult({ Altura: "170" })])), [{ code: "locked" }]);
    await roles.payload.delete({ collection: "payload-locked-documents", id: lock.id, overrideAccess: true });
  });
});

describe("an import", () => {
  it("writes nothing in a dry run, and announces what the import then does", async () => {
    const lines = [anAdult(), aChild(CONSENT), anAdult({ Nome: "Eva", Altura: "?" })];
    const dry = await importLines(lines, { files, isDryRun: true });
    assert.deepEqual([await countOf("talents"), await countOf("media"), await countOf("consents")], [0, 0, 0]);
    const real = await importLines(lines, { files });
    assert.deepEqual(
      dry.rows.map(({ plan }) => plan),
      real.rows.map(({ plan }) => plan),
    );
  });

  it("stops after the row in progress, and the next import continues", async () => {
    const lines = ["Ana", "Bia", "Eva"].map((name) => anAdult({ Nome: name }));
    const controller = new AbortController();
    const stopped = await importLines(lines, { signal: controller.signal, onRow: () => controller.abort() });
    assert.deepEqual([statesOf(stopped), stopped.isStopped, stopped.total], [["new"], true, 3]);
    const continued = await importLines(lines);
    assert.deepEqual([statesOf(continued), continued.isStopped], [["same", "new", "new"], false]);
    assert.equal(await countOf("talents"), 3);
  });

  it("publishes a child whom an interrupted import has stored without publishing", async () => {
    const { db } = roles.payload;
    const create = db.create.bind(db);
    // The process ends between the talent and the consent.
    db.create = ((args) => (args.collection === "consents" ? Promise.reject(new Error("killed")) : create(args))) as typeof db.create;
    const interrupted = await importLines([aChild(CONSENT)]).finally(() => (db.create = create));
    assert.deepEqual(problemsOf(interrupted), [{ code: "failed" }]);
    assert.equal((await readTalent())._status, "draft");
    const continued = await importLines([aChild(CONSENT)]);
    assert.deepEqual(changesOf(continued), ["consent", "status"]);
    assert.deepEqual([(await readTalent())._status, await countOf("consents")], ["published", 1]);
  });

  it("does not store a person twice whom another import stores at the same time", async () => {
    const lines = [anAdult(), anAdult({ Nome: "Bia", Código: "5" })];
    const onRow = (): Promise<void> => assert.rejects(importLines(lines), { code: "import-running" });
    assert.deepEqual(statesOf(await importLines(lines, { onRow })), ["new", "new"]);
    const names = (await readTalents()).map(({ name }) => name);
    assert.deepEqual(names.sort(), ["Ana Prado", "Bia"]);
    assert.deepEqual(statesOf(await importLines(lines)), ["same", "same"]);
  });

  it("has the rights of the account: a scout can store nothing, an editor no consent", async () => {
    const asScout = openImporter(roles.payload, await accountOf("scout"));
    assert.deepEqual(statesOf(await asScout([anAdult()])), ["refused"]);
    assert.equal(await countOf("talents"), 0);
    const asEditor = openImporter(roles.payload, await accountOf("editor"));
    await assert.rejects(asEditor([aChild(CONSENT)]));
    assert.equal(await countOf("consents"), 0);
  });

  it("is in the audit, in the name of the account", async () => {
    await importLines([aChild(CONSENT)]);
    const { id } = await readTalent();
    const where: Where = { and: [{ action: { equals: "create" } }, { account: { equals: roles.session("admin").id } }] };
    const { docs } = await roles.payload.db.find<AuditEvent>({ collection: "audit-events", where, pagination: false });
    assert.ok(docs.some(({ store, record }) => store === "talents" && record === String(id)));
    assert.ok(docs.some(({ store }) => store === "consents"));
  });

  it("respects a consent that the ledger has already", async () => {
    await importLines([aChild()]);
    await storeConsent(roles.payload, (await readTalent()).id);
    assert.deepEqual(changesOf(await importLines([aChild({ Publicar: "sim" })])), ["status"]);
  });
});
