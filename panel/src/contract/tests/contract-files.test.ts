import assert from "node:assert/strict";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";

import type { Hono } from "hono";

import { localFiles } from "../../media/local-files";
import { createTestContract, signInIntegration } from "../../../tests/setup/contract-client";
import { aTalent } from "../../../tests/fakes/memory-store";

const NAME = "0b9f3c1e-1111-4222-8333-444455556666";
const VIDEO = Buffer.from("0123456789");

let folder: string;
let app: Hono;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "panel-files-"));
  await writeFile(path.join(folder, `${NAME}.mp4`), VIDEO);
  await writeFile(path.join(folder, `${NAME}.jpg`), "a picture");
  await writeFile(path.join(folder, `${NAME}.html`), "<p>");
  await writeFile(path.join(folder, "panel.db"), "secret");
  await symlink(path.join(folder, "panel.db"), path.join(folder, `${NAME}.png`));
  const book = [{ id: 1, file: `${NAME}.jpg`, width: 1, height: 1, alt: {} }];
  const gone = [{ id: 1, file: "gone.jpg", width: 1, height: 1, alt: {} }];
  const talents = [aTalent({ book }), aTalent({ id: 413, book: gone })];
  app = createTestContract({ talents, posts: [] }, { files: localFiles(folder) }).app;
});

after(() => rm(folder, { recursive: true }));

const get = (name: string, headers: Record<string, string> = {}) => app.request(`/storage/${name}`, { headers });

describe("/storage", () => {
  it("sends a file with its type and an immutable cache time, and 304 for a known ETag", async () => {
    const response = await get(`${NAME}.mp4`);
    assert.equal(response.status, 200);
    assert.equal(await response.text(), "0123456789");
    assert.equal(response.headers.get("Content-Type"), "video/mp4");
    assert.equal(response.headers.get("X-Content-Type-Options"), "nosniff");
    assert.match(response.headers.get("Cache-Control") ?? "", /immutable/);
    const again = await get(`${NAME}.mp4`, { "If-None-Match": response.headers.get("ETag") ?? "" });
    assert.equal(again.status, 304);
  });

  it("sends byte ranges, and 416 for one outside of the file", async () => {
    for (const [range, text, content] of [
      ["bytes=2-4", "234", "bytes 2-4/10"],
      ["bytes=7-", "789", "bytes 7-9/10"],
      ["bytes=-2", "89", "bytes 8-9/10"],
      ["bytes=5-99", "56789", "bytes 5-9/10"],
    ] as const) {
      const response = await get(`${NAME}.mp4`, { Range: range });
      assert.equal(response.status, 206);
      assert.equal(await response.text(), text);
      assert.equal(response.headers.get("Content-Range"), content);
    }
    assert.equal((await get(`${NAME}.mp4`, { Range: "bytes=10-" })).status, 416);
  });

  it("answers 404 for names that the store did not create, other types and symbolic links", async () => {
    for (const name of [
      "panel.db",
      "..%2Fpanel.db",
      "..%2f..%2fetc%2fpasswd",
      `${NAME}.html`,
      `${NAME}.svgz`,
      `${NAME}.png`,
      `${NAME}`,
      ".hidden",
    ]) {
      assert.equal((await get(name)).status, 404, name);
    }
  });
});

describe("the ZIP of a gallery", () => {
  const ask = async (body: unknown) => {
    const { access_token: token } = await (await signInIntegration(app)).json();
    return app.request("/api/download/zip", {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  };

  it("contains the pictures with the talent's name in their file names", async () => {
    const response = await ask({ talent: 412, gallery: "book" });
    assert.equal(response.headers.get("Content-Type"), "application/zip");
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.equal(bytes.subarray(0, 2).toString(), "PK");
    assert.ok(bytes.includes("ana-luisa-prado-book-01.jpg"));
    assert.ok(bytes.includes("a picture"));
  });

  it("answers 404 for an unknown talent or an empty gallery, and 422 for an invalid request", async () => {
    assert.equal((await ask({ talent: 999, gallery: "book" })).status, 404);
    assert.equal((await ask({ talent: "412", gallery: "compo" })).status, 404);
    assert.equal((await ask({ talent: 412, gallery: "secrets" })).status, 422);
    assert.equal((await ask(null)).status, 422);
  });

  it("aborts when a picture is missing, and serves the next request", async () => {
    const broken = await ask({ talent: 413, gallery: "book" });
    await assert.rejects(broken.arrayBuffer());
    assert.equal((await ask({ talent: 412, gallery: "book" })).status, 200);
  });
});
