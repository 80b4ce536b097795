import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTACT, multipart, send } from "../entries/tests/form-bodies";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { waitFor } from "../../tests/wait";
import { waitForBuild, publish } from "./publishing";
import { runGateway, type RunningGateway } from "./run-gateway";

let dataDir: string;
let first: RunningGateway;
let second: RunningGateway;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gateways-"));
  first = await runGateway({ dataDir, servesSite: true });
  second = await runGateway({ dataDir, servesSite: true });
});

afterEach(async () => {
  await Promise.all([first.close(), second.close()]);
  await rm(dataDir, { recursive: true });
});

const messagesOf = ({ upstream }: RunningGateway): (string | undefined)[] => upstream.entries.map(({ fields }) => fields.message);

const submit = async (running: RunningGateway, message: string): Promise<number> =>
  (await send(running, "contact", multipart({ ...CONTACT, message }))).statusCode;

it("two gateways on one folder both accept forms, and one delivers them until it ends", async () => {
  expect([await submit(first, "to the first"), await submit(second, "to the second")]).toEqual([202, 202]);
  await waitFor(() => expect(messagesOf(first).sort()).toEqual(["to the first", "to the second"]));
  expect(messagesOf(second)).toEqual([]);
  await first.gateway.stop();
  expect(await submit(second, "after the first")).toBe(202);
  await waitFor(() => expect(messagesOf(second)).toEqual(["after the first"]));
});

it("the second gateway delivers the entries of the first", async () => {
  await first.upstream.setFault({ kind: "down" });
  expect(await submit(first, "left behind")).toBe(202);
  await first.gateway.stop();
  second.advanceClock(60 * 60_000);
  await waitFor(() => expect(messagesOf(second)).toEqual(["left behind"]));
});

it("a list that is empty on purpose is accepted by both", async () => {
  first.gateway.watch();
  second.gateway.watch();
  const { content } = second.upstream;
  content.talents = [
    ...content.talents,
    ...Array.from({ length: 30 }, (_, index) => ({ ...recordById(content.talents, "403"), id: 9000 + index })),
  ];
  await second.gateway.live.refresh();
  content.talents = [];
  await second.gateway.live.refresh();
  expect(second.gateway.live.snapshot()?.listed.length).toBeGreaterThan(30);
  await publish(first, { loss: true });
  await waitFor(() => expect(second.gateway.live.snapshot()?.listed).toEqual([]));
});

it("the owner builds a publication announced to either gateway, and both refresh", async () => {
  first.gateway.watch();
  second.gateway.watch();
  const [builds, ownBuilds, asked] = [first.builds(), second.builds(), first.countRequests(/talents/)];
  await publish(second);
  expect(await waitForBuild(first, builds + 1)).toMatchObject({ error: null });
  expect(first.countRequests(/talents/)).toBeGreaterThan(asked);
  expect(second.builds()).toBe(ownBuilds);
});
