import { CALLS } from "./calls";
import { listOf, connectUpstream, type Json } from "./contract-client";

const upstream = connectUpstream();

const findTalent = async (has: (talent: Json) => boolean): Promise<Json> => {
  const listed = listOf(await upstream.integration("/api/talents?offices=1&paginate=50"));
  for (const { id } of listed) {
    const { json } = await upstream.integration(`/api/talent/profile?id=${String(id)}&language=en`);
    const profile = (json.data ?? json) as Json;
    if (has(profile)) return profile;
  }
  throw new Error("the upstream has no such talent");
};

const hasBook = ({ book }: Json): boolean => Array.isArray(book) && book.length > 0;

describe(CALLS.storage.name, () => {
  it("answers an image without a token, and without a redirect", async () => {
    const { cover } = await findTalent(({ cover: file }) => typeof file === "string" && file !== "");
    const { status, type, bytes } = await upstream.file(String(cover));
    expect(status).toBe(200);
    expect(type).toMatch(/^image\/(jpeg|png|webp|gif)$/);
    expect(bytes.length).toBeGreaterThan(100);
  });

  it.each(["no-such-file.jpg", "%2e%2e%2f%2e%2e%2fpackage.json", "..%2fpackage.json"])("answers no content for %s", async (file) => {
    const { status, bytes } = await upstream.file(`missing/${file}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(bytes.toString("utf8")).not.toContain("dependencies");
  });

  it("answers parts of a video, when a talent has one in the store", async () => {
    const isStored = ({ provider }: Json): boolean => provider === "file";
    const videosOf = ({ video }: Json): Json[] => (Array.isArray(video) ? (video as Json[]) : []);
    const owner = await findTalent((talent) => videosOf(talent).some(isStored)).catch(() => null);
    const file = owner === null ? null : String(videosOf(owner).find(isStored)?.file);
    if (file === null) return;
    const { status, headers, bytes } = await upstream.file(file, { range: "bytes=0-9" });
    expect(status).toBe(206);
    expect(headers.get("content-range")).toMatch(/^bytes 0-9\/\d+$/);
    expect(bytes.length).toBe(10);
  });
});

describe(CALLS.zip.name, () => {
  const download = (body: unknown, token?: null) =>
    upstream.ask("/api/download/zip", {
      backend: "integration",
      token,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  it("contains every picture of the book", async () => {
    const { id, book } = await findTalent(hasBook);
    const { status, type, bytes } = await download({ talent: id, gallery: "book" });
    expect(status).toBe(200);
    expect(type).toMatch(/^application\/zip/);
    expect(bytes.subarray(0, 4)).toEqual(Buffer.from("PK\u0003\u0004"));
    const endRecord = bytes.lastIndexOf(Buffer.from("PK\u0005\u0006"));
    expect(bytes.readUInt16LE(endRecord + 10)).toBe((book as unknown[]).length);
  });

  it.each([
    ["an unknown talent", { talent: 99_999_999, gallery: "book" }],
    ["an id that is not a number", { talent: "no-such-id", gallery: "compo" }],
  ])("answers 404 for %s", async (_case, body) => {
    expect((await download(body)).status).toBe(404);
  });

  it("needs a token", async () => {
    expect((await download({ talent: 1, gallery: "book" }, null)).status).toBe(401);
  });
});
