import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { after, before, it } from "node:test";

import { anUpload } from "../../../tests/builders/photos";
import { startS3Double, type S3Double } from "../../../tests/fakes/s3-double";
import { decryptPrivateFile } from "../../../tests/setup/decrypt-private-file";
import type { TestStore } from "../../../tests/setup/open-store";
import type { StoredCollection } from "../bucket-folders";

let bucket: S3Double;
let store: TestStore;

before(async () => {
  bucket = await startS3Double();
  Object.assign(process.env, {
    S3_BUCKET: "agency",
    S3_PRIVATE_BUCKET: "agency-private",
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  // Loaded after the environment is set, since the configuration reads it once.
  store = await (await import("../../../tests/setup/open-store")).openStore();
});

after(async () => {
  await store.close();
  await bucket.close();
});

const upload = async (collection: StoredCollection) => {
  return store.payload.create({ collection, data: {}, file: await anUpload(), overrideAccess: true });
};

const createApp = async () => {
  const { createTestContract } = await import("../../../tests/setup/contract-client");
  const { openPublicFiles } = await import("../public-files");
  return createTestContract({ talents: [], posts: [] }, { files: await openPublicFiles() }).app;
};

const remove = (collection: StoredCollection, id: number) => store.payload.delete({ collection, id, overrideAccess: true });

const pending = async () => (await store.payload.find({ collection: "pending-deletions", overrideAccess: true })).docs;

/** Runs the job as if that time had passed. */
const deletePendingFilesAfter = async (ms: number): Promise<number> => {
  const [{ deleteDueFiles }, { deleteObject }, { environment }] = [
    await import("../pending-deletions"),
    await import("../s3-files"),
    await import("../../environment"),
  ];
  assert.ok(environment.s3);
  return deleteDueFiles(store.payload, deleteObject(environment.s3), new Date(Date.now() + ms));
};

const MINUTE = 60_000;

it("stores public files under a prefix of the bucket, and serves them and byte ranges of them", async () => {
  const { id, filename } = await upload("media");
  assert.deepEqual([...bucket.objects.keys()], [`/agency/public/${filename}`]);
  assert.deepEqual(await readdir(path.join(store.dataDir, "media")).catch(() => []), []);
  const app = await createApp();
  const whole = await app.request(`/storage/${filename}`);
  assert.deepEqual(Buffer.from(await whole.arrayBuffer()), bucket.objects.get(`/agency/public/${filename}`));
  const part = await app.request(`/storage/${filename}`, { headers: { Range: "bytes=0-1" } });
  assert.deepEqual([part.status, Buffer.from(await part.arrayBuffer())], [206, Buffer.from([0xff, 0xd8])]);
  await remove("media", id);
  assert.equal(bucket.objects.size, 0);
  assert.equal((await app.request(`/storage/${filename}`)).status, 404);
  await deletePendingFilesAfter(MINUTE);
  assert.deepEqual(await pending(), []);
});

it("stores a file of the demo as it is", async () => {
  const { openPublicWriter } = await import("../public-files");
  const { data: bytes, mimetype: type } = await anUpload();
  await (
    await openPublicWriter()
  )({ name: "demo.jpg", type, bytes });
  assert.deepEqual(bucket.objects.get("/agency/public/demo.jpg"), bytes);
  bucket.objects.delete("/agency/public/demo.jpg");
});

it("stores applicants' photos encrypted in the private bucket, which /storage does not read under any name", async () => {
  const { id, filename } = await upload("entry-photos");
  assert.deepEqual([...bucket.objects.keys()], [`/agency-private/private/${filename}`]);
  const stored = bucket.objects.get(`/agency-private/private/${filename}`);
  assert.ok(stored);
  const photo = await decryptPrivateFile(store.dataDir, String(filename), stored);
  assert.deepEqual(photo, (await anUpload()).data);
  const { readPrivateFile } = await import("../private-files");
  assert.deepEqual(await readPrivateFile(store.payload, String(filename)), photo);
  // An object of a setup with one bucket, and one in the root.
  for (const key of [`/agency/private/${filename}`, `/agency/${filename}`]) bucket.objects.set(key, Buffer.from("a child"));
  const app = await createApp();
  for (const name of [
    filename,
    `private/${filename}`,
    `private%2F${filename}`,
    `..%2Fprivate%2F${filename}`,
    `%2e%2e/private/${filename}`,
  ]) {
    assert.equal((await app.request(`/storage/${name}`)).status, 404, name ?? "");
  }
  await remove("entry-photos", id);
  bucket.objects.delete(`/agency/private/${filename}`);
  bucket.objects.delete(`/agency/${filename}`);
  assert.equal(bucket.objects.size, 0);
  await deletePendingFilesAfter(MINUTE);
});

for (const collection of ["entry-photos", "consent-documents"] as const)
  it(`records a deletion of ${collection} that the bucket rejects, and retries it with growing delays until it succeeds`, async () => {
    const { id, filename } = await upload(collection);
    bucket.rejectDeletes(true);
    await remove(collection, id);
    assert.equal(bucket.objects.size, 1);
    assert.deepEqual(
      (await pending()).map(({ store: from, filename: name, attempts }) => [from, name, attempts]),
      [[collection, filename, 0]],
    );
    assert.deepEqual(
      [
        await deletePendingFilesAfter(MINUTE),
        await deletePendingFilesAfter(1.5 * MINUTE),
        await deletePendingFilesAfter(2.1 * MINUTE),
        await deletePendingFilesAfter(3 * MINUTE),
      ],
      [0, 0, 0, 0],
    );
    const [left] = await pending();
    assert.deepEqual([left?.attempts, left?.problem], [2, "AccessDenied"]);
    bucket.rejectDeletes(false);
    assert.equal(await deletePendingFilesAfter(4.2 * MINUTE), 1);
    assert.deepEqual([bucket.objects.size, await pending()], [0, []]);
  });

it("deletes the previous file when a record gets a new one", async () => {
  const { id, filename } = await upload("media");
  const { filename: replaced } = await store.payload.update({
    collection: "media",
    id,
    data: {},
    file: await anUpload(),
    overrideAccess: true,
  });
  assert.notEqual(replaced, filename);
  bucket.objects.set(`/agency/public/${filename}`, Buffer.from("left behind"));
  await deletePendingFilesAfter(MINUTE);
  assert.deepEqual([...bucket.objects.keys()], [`/agency/public/${replaced}`]);
  await remove("media", id);
  await deletePendingFilesAfter(MINUTE);
});

it("does not delete the file of an existing record", async () => {
  const { id, filename } = await upload("media");
  const dueAt = new Date().toISOString();
  await store.payload.create({
    collection: "pending-deletions",
    data: { store: "media", filename: filename ?? "", attempts: 0, dueAt },
    overrideAccess: true,
  });
  assert.equal(await deletePendingFilesAfter(MINUTE), 0);
  assert.equal((await pending()).length, 1);
  assert.equal(await deletePendingFilesAfter(62 * MINUTE), 0);
  assert.deepEqual([await pending(), bucket.objects.size], [[], 1]);
  await remove("media", id);
  await deletePendingFilesAfter(MINUTE);
});

it("sends no checksum headers, which hosts other than Amazon's may reject", () => {
  const names = new Set(bucket.requests.flatMap(({ headers }) => Object.keys(headers)));
  assert.deepEqual(
    [...names].filter((name) => name.includes("checksum")),
    [],
  );
});
