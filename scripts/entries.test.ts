import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { openOutbox } from "../server/entries/outbox/outbox";
import { anEnquiry } from "../server/entries/outbox/tests/outbox-contract";

const run = promisify(execFile);
const AT = Date.parse("2026-11-23T09:05:00Z");

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "entries-"));
});
afterEach(() => rm(folder, { recursive: true }));

const list = async (): Promise<string> => {
  const { stdout } = await run(process.execPath, ["--import", "tsx", path.join(__dirname, "entries.ts"), "list"], {
    cwd: path.join(__dirname, ".."),
    env: { ...process.env, DATA_DIR: folder },
  });
  return stdout;
};

it("lists the erasures that the content store has not applied, without their keys", async () => {
  const outbox = await openOutbox(folder, () => AT);
  const submit = (body: string) => outbox.add({ entry: anEnquiry(body), photos: [] }, { key: null, body: [Buffer.from(body)] });
  const [waiting, unsupported, done] = [await submit("one"), await submit("two"), await submit("three")];
  for (const { reference, key } of [waiting, unsupported, done]) {
    await outbox.entries.remove((await outbox.entries.find(reference))?.id ?? ""); // delivered
    await outbox.requestErasure(reference, key);
  }
  await outbox.familyPages.postponeErasure(waiting.reference, AT + 60_000);
  await outbox.familyPages.markUnsupported(unsupported.reference);
  await outbox.familyPages.markErased(done.reference);
  await outbox.close();
  const output = await list();
  expect(output).toContain("No entry is waiting: all were delivered.");
  expect(output).toMatch(new RegExp(`${waiting.reference} +erasure +waiting +1 tries +since 2026-11-23 09:05 +next 2026-11-23 09:06`));
  expect(output).toMatch(new RegExp(`${unsupported.reference} .*delete the entry there by hand`));
  expect(output).not.toContain(done.reference);
  expect(output).not.toContain(waiting.key);
});
