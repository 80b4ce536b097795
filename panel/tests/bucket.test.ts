import "./test-environment";

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { after, before, it } from "node:test";

import { anUpload } from "./photos";
import { startS3Double, type S3Double } from "./s3-double";

let bucket: S3Double;
let store: import("./open-store").TestStore;

before(async () => {
  bucket = await startS3Double();
  Object.assign(process.env, { S3_BUCKET: "agency", S3_ENDPOINT: bucket.endpoint, S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" });
  // The configuration reads the environment once, so it is loaded after the bucket is known.
  store = await (await import("./open-store")).openStore();
});

after(async () => {
  await store.close();
  await bucket.close();
});

const upload = async (collection: "media" | "entry-photos") => {
  return store.payload.create({ collection, data: {}, file: await anUpload(), overrideAccess: true });
};

it("keeps public files in the bucket, and serves them and parts of them from there", async () => {
  const { id, filename } = await upload("media");
  assert.deepEqual([...bucket.objects.keys()], [`/agency/${filename}`]);
  assert.deepEqual(await readdir(path.join(store.dataDir, "media")).catch(() => []), []);
  const { createTestContract } = await import("./contract-client");
  const { openPublicFiles } = await import("../src/media/public-files");
  const { app } = createTestContract({ talents: [], posts: [] }, { files: await openPublicFiles() });
  const whole = await app.request(`/storage/${filename}`);
  assert.deepEqual(Buffer.from(await whole.arrayBuffer()), bucket.objects.get(`/agency/${filename}`));
  const part = await app.request(`/storage/${filename}`, { headers: { Range: "bytes=0-1" } });
  assert.deepEqual([part.status, Buffer.from(await part.arrayBuffer())], [206, Buffer.from([0xff, 0xd8])]);
  await store.payload.delete({ collection: "media", id, overrideAccess: true });
  assert.equal(bucket.objects.size, 0);
  assert.equal((await app.request(`/storage/${filename}`)).status, 404);
});

it("keeps applicants' photos there too, and removes them with their record", async () => {
  const { id, filename } = await upload("entry-photos");
  assert.deepEqual([...bucket.objects.keys()], [`/agency/${filename}`]);
  await store.payload.delete({ collection: "entry-photos", id, overrideAccess: true });
  assert.equal(bucket.objects.size, 0);
});
