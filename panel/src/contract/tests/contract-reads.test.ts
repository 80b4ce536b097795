import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, it } from "node:test";

import { createTestContract, signedIn } from "../../../tests/setup/contract-client";
import { aPost, aTalent } from "../../../tests/fakes/memory-store";

const open = async (content = { talents: [aTalent()], posts: [aPost()] }) => signedIn(createTestContract(content).app);

describe("the contract's talents", () => {
  it("are paginated, with an empty page past the end", async () => {
    const talents = Array.from({ length: 5 }, (_, index) => aTalent({ id: index + 1 }));
    const { integration } = await open({ talents, posts: [] });
    const { body } = await integration("/api/talents?offices=1&paginate=2&page=3");
    assert.deepEqual(
      body.data.map(({ id }: { id: number }) => id),
      [5],
    );
    assert.deepEqual({ ...body, data: null }, { data: null, current_page: 3, last_page: 3, per_page: 2, total: 5 });
    assert.deepEqual((await integration("/api/talents?paginate=2&page=9")).body.data, []);
  });

  it("tell a cursor, and since it the changes with the ids of all unless their digest is known", async () => {
    const { integration } = await open({ talents: [aTalent({ id: 7 }), aTalent({ id: 9 })], posts: [] });
    const whole = (await integration("/api/talents?paginate=10000&page=1")).body;
    assert.deepEqual([whole.data.length, whole.cursor, "ids" in whole], [2, "now", false]);
    const changes = (await integration("/api/talents?paginate=10000&page=1&updated_since=now")).body;
    assert.deepEqual([changes.data, changes.ids, changes.cursor], [[], ["7", "9"], "now"]);
    assert.equal(changes.ids_digest, createHash("sha256").update("7\n9").digest("hex"));
    const known = (await integration(`/api/talents?paginate=10000&page=1&updated_since=now&ids=${changes.ids_digest}`)).body;
    assert.deepEqual([known.ids_digest, "ids" in known], [changes.ids_digest, false]);
  });

  it("are sent whole for a cursor that tells nothing", async () => {
    const { integration } = await open();
    const { body } = await integration("/api/talents?updated_since=other");
    assert.deepEqual([body.data.length, "ids_digest" in body], [1, false]);
  });

  it("are refused with 422 for a page size outside 1 to 10000", async () => {
    const { integration } = await open();
    for (const paginate of ["0", "10001", "x", "1.5"]) {
      const { status, body } = await integration(`/api/talents?paginate=${paginate}`);
      assert.equal(status, 422);
      assert.ok(body.errors.paginate);
    }
    assert.equal((await integration("/api/talents?paginate=10000")).status, 200);
  });

  it("contain skills only if requested, and no galleries in the list", async () => {
    const { integration } = await open();
    const [plain] = (await integration("/api/talents")).body.data;
    const [skilled] = (await integration("/api/talents?skills=1&language=pt")).body.data;
    assert.equal("skills" in plain, false);
    assert.deepEqual(skilled.skills, [{ skill: "Inglês" }]);
    assert.equal("book" in plain, false);
    assert.equal(plain.hair_kind, "Wavy");
    assert.deepEqual(
      [plain.city, plain.languages, plain.travels, plain.published_at],
      ["Santos", ["Espanhol"], true, "2026-05-04T12:00:00.000Z"],
    );
  });

  it("contain galleries in a profile, which is 404 for an unknown talent", async () => {
    const { integration } = await open();
    const { body } = await integration("/api/talent/profile?id=412&language=en");
    assert.deepEqual(body.data.book, [{ id: 1, file: "b.jpg", width: 1200, height: 1600 }]);
    assert.deepEqual(body.data.video, [{ id: 5, provider: "youtube", file: "abc", width: 16, height: 9 }]);
    assert.equal((await integration("/api/talent/profile?id=413")).status, 404);
    assert.equal((await integration("/api/talent/profile")).status, 422);
  });
});

describe("the contract's posts, campaigns and magazines", () => {
  it("contain one item for each language, with stable ids and a common batch", async () => {
    const { panel } = await open();
    const [pt] = (await panel("/posts/blog/pt?paginate=8&page=1")).body.data;
    const [en] = (await panel("/posts/blog/en/post/")).body.data;
    assert.deepEqual([pt.id, en.id, pt.batch, en.batch], [31, 32, "b-16", "b-16"]);
    assert.deepEqual([pt.slug, en.slug], ["bastidores", "behind"]);
    assert.deepEqual(
      pt.batchItems.map(({ id, language }: { id: number; language: string }) => [id, language]),
      [[32, "en"]],
    );
    assert.equal(pt.updated_at, pt.created_at);
  });

  it("contain no item in a language in which the post was not written", async () => {
    const { panel } = await open({ talents: [], posts: [aPost({ title: { pt: "Só aqui" }, slug: { pt: "so-aqui" } })] });
    assert.equal((await panel("/posts/blog/en")).body.total, 0);
    assert.deepEqual((await panel("/posts/blog/pt")).body.data[0].batchItems, []);
    assert.equal((await panel("/posts/blog/fr")).status, 404);
  });

  it("can be read by slug in both languages and by id", async () => {
    const { panel } = await open();
    assert.equal((await panel("/api/entities/blog/slug/behind")).body.data.id, 32);
    assert.equal((await panel("/api/entities/blog/31/")).body.data.language, "pt");
    assert.equal((await panel("/api/entities/blog/slug/nothing")).status, 404);
    assert.equal((await panel("/api/entities/blog/content/x")).status, 404);
    assert.equal((await panel("/api/entities/secrets")).status, 404);
  });

  it("contain campaigns in every language, and magazine pages joined by commas", async () => {
    const { panel } = await open();
    const [campaign] = (await panel("/posts/campaigns/en")).body.data;
    assert.deepEqual([campaign.id, campaign.slug, campaign.title], [4, "verao", "Verão"]);
    const [magazine] = (await panel("/posts/magazine/en/magazine/")).body.data;
    assert.deepEqual([magazine.title, magazine.content], ["No. 1", "1.jpg,2.jpg"]);
  });
});

describe("the contract's other content", () => {
  it("is in Portuguese unless another language is requested", async () => {
    const { panel } = await open();
    assert.equal((await panel("/api/entities/staff")).body.data[0].role, "Diretora");
    assert.equal((await panel("/api/entities/staff/3?language=en")).body.data.role, "Director");
    assert.equal((await panel("/api/entities/slides")).body.data[0].image_desktop, "s.mp4");
    assert.equal((await panel("/api/entities/gallery")).body.data[0].title, "Aula");
  });

  it("lists the boards with their talents or their rule", async () => {
    const { panel } = await open();
    assert.deepEqual((await panel("/api/boards/")).body.data, [
      {
        id: 5,
        slug: "novos-rostos",
        name: { pt: "Novos rostos", en: "New faces" },
        text: { pt: "<p>Texto</p>" },
        cover: { file: "board.jpg", width: 900, height: 1200 },
        talents: [1],
        menu: true,
        home: false,
      },
      { id: 6, slug: "meninas", name: { pt: "Meninas" }, text: {}, rule: "/kids/meninas", menu: false, home: true },
    ]);
  });

  it("has the contract's format in the single documents", async () => {
    const { panel, integration } = await open();
    assert.deepEqual((await panel("/api/website-texts")).body, { contact_zip: { pt: "01000-000" } });
    assert.deepEqual((await panel("/api/website-images")).body.logo, { file: "logo.png", width: 300, height: 80, alt: "Casa Juriti" });
    assert.equal((await panel("/api/customizations")).body.book_download, true);
    assert.equal((await panel("/api/customizations")).body.minors_instagram, false);
    assert.equal((await panel("/api/customizations")).body.count_visits, true);
    assert.equal((await panel("/api/customizations")).body.home_intro, true);
    assert.deepEqual((await panel("/api/customizations")).body.languages, ["pt"]);
    const { menu, home_sections, home_doors, home_new_faces } = (await panel("/api/customizations")).body;
    assert.deepEqual(menu, [{ item: "kids", shown: false, label: { pt: "Crianças" } }]);
    assert.deepEqual(
      { home_sections, home_doors, home_new_faces },
      {
        home_sections: ["doors", "slider"],
        home_doors: [{ category: "kids", file: "door.jpg", width: 900, height: 1200, alt: { pt: "Balões" } }],
        home_new_faces: [1],
      },
    );
    assert.deepEqual((await panel("/api/social-medias/")).body, { instagram: { url: "https://www.instagram.com/casajuriti.demo/" } });
    assert.equal((await integration("/api/agency/instagram")).body.data[0].media_type, "IMAGE");
    assert.deepEqual((await integration("/api/talents/attributes?language=pt&categories=1")).body, {
      categories: [{ id: 1, category: "kids" }],
    });
  });
});
