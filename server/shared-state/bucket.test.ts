import { startS3Server, type S3Server } from "../../tests/fakes/s3-server";
import { createBucket, type Bucket } from "./bucket";

const LISTED_PAGES = 1_500;

describe("a bucket", () => {
  let server: S3Server;
  let bucket: Bucket;

  beforeAll(async () => {
    server = await startS3Server();
    bucket = createBucket(server.settings);
  });
  afterAll(async () => {
    bucket.close();
    await server.close();
  });
  beforeEach(() => server.objects.clear());

  it("returns the bytes that were stored", async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 0]);
    await bucket.put("photos/one", bytes);
    expect(await bucket.get("photos/one")).toEqual(bytes);
    expect(await bucket.has("photos/one")).toBe(true);
  });

  it("returns null for an object that does not exist", async () => {
    expect(await bucket.get("photos/none")).toBeNull();
    expect(await bucket.has("photos/none")).toBe(false);
  });

  it("lists the keys of a prefix over several pages", async () => {
    for (let number = 0; number < LISTED_PAGES; number++) server.objects.set(`/a/${number}`.slice(1), Buffer.from("x"));
    server.objects.set("b/1", Buffer.from("x"));
    const keys: string[] = [];
    for await (const key of bucket.list("a/")) keys.push(key);
    expect(new Set(keys).size).toBe(LISTED_PAGES);
    expect(keys).not.toContain("b/1");
  });

  it("deletes objects, also those that do not exist", async () => {
    await bucket.put("photos/one", Buffer.from("x"));
    await bucket.remove(["photos/one", "photos/none"]);
    expect([...server.objects.keys()]).toEqual([]);
  });

  it("rejects while the server is away", async () => {
    server.setAway(true);
    try {
      await expect(bucket.get("photos/one")).rejects.toThrow();
      await expect(bucket.put("photos/one", Buffer.from("x"))).rejects.toThrow();
    } finally {
      server.setAway(false);
    }
  });
});
