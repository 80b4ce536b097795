import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openOutbox, type Outbox } from "../outbox";
import { CONTRACT } from "./outbox-contract";

const opened: Outbox[] = [];
const clock = { now: 0 };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "outbox-"));
  clock.now = Date.parse("2026-11-23T12:00:00Z");
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()));
  await rm(folder, { recursive: true });
});

const open = async (): Promise<Outbox> => {
  const outbox = await openOutbox(folder, () => clock.now);
  opened.push(outbox);
  return outbox;
};

it.each(CONTRACT)("the outbox in the data folder %s", (_behaviour, test) => test({ open, clock }));
