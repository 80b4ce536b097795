import type { PackagePicks, PackageRow } from "../../domain/package";
import { failure, success } from "../../domain/result";
import type { PackageFault } from "../../live/package-calls";
import type { BoxStorage } from "./box-storage";
import { createPickSync, type PickSync } from "./create-pick-sync";
import { readPickBox } from "./pick-box";

const NO_LINE: PackageFault = { kind: "unavailable", retryAfterMs: 0 };

/** Keeps the row with the larger sequence, as the gateway does; `fault` breaks the connection. */
const createGateway = () => {
  const rows = new Map<string, PackageRow>();
  const gateway = {
    rows,
    fault: null as PackageFault | null,
    /** Stores the rows and loses the answer. */
    losesAnswers: false,
    requests: 0,
    picks: (): PackagePicks => ({
      people: [...rows.values()].flatMap((row) =>
        row.talent === null
          ? [{ ...row.person, message: row.message, doneAt: row.done ? "2026-11-23T12:00:00.000Z" : null, sequence: row.sequence }]
          : [],
      ),
      picks: [...rows.values()].flatMap(({ person, ...row }) => (row.talent === null ? [] : [{ ...row, person: person.id }])),
    }),
    load: async () => (gateway.fault === null ? success(gateway.picks()) : failure(gateway.fault)),
    send: async (sent: readonly PackageRow[]) => {
      gateway.requests += 1;
      if (gateway.fault !== null) return failure(gateway.fault);
      const stored = sent.map((row) => {
        const key = `${row.person.id} ${row.talent}`;
        const known = rows.get(key);
        if (known === undefined || row.sequence > known.sequence) rows.set(key, row);
        return Math.max(row.sequence, known?.sequence ?? 0);
      });
      return gateway.losesAnswers ? failure(NO_LINE) : success({ stored });
    },
  };
  return gateway;
};

const createStorage = (): BoxStorage & { text: () => string } => {
  let text = "null";
  return {
    text: () => text,
    read: () => readPickBox(JSON.parse(text)),
    write: (box) => {
      text = JSON.stringify(box);
      return true;
    },
    remove: () => void (text = "null"),
    onChange: () => () => undefined,
  };
};

const opened: PickSync[] = [];
let time = 1_000;

const open = (gateway: ReturnType<typeof createGateway>, storage: BoxStorage): PickSync => {
  const sync = createPickSync({
    load: gateway.load,
    send: gateway.send,
    storage,
    newId: () => `person-${opened.length}`,
    now: () => ++time,
  });
  opened.push(sync);
  return sync;
};

afterEach(() => opened.splice(0).forEach((sync) => sync.stop()));

const ownChoices = (sync: PickSync) =>
  Object.fromEntries(
    sync
      .view()
      .picks.picks.filter(({ person }) => person === sync.view().person.id)
      .map(({ talent, choice, comment }) => [talent, [choice, comment]]),
  );

it("sends nothing before the person has a name, and everything with it", async () => {
  const gateway = createGateway();
  const sync = open(gateway, createStorage());
  sync.choose("1", "yes");
  await sync.flush();
  expect(gateway.requests).toBe(0);
  expect(sync.view().unsent).toBe(1);
  sync.setName("Ana");
  await sync.flush();
  expect([...gateway.rows.values()].map(({ person, talent }) => [person.name, talent])).toEqual([
    ["Ana", "1"],
    ["Ana", null],
  ]);
  expect(sync.view()).toMatchObject({ state: "saved", unsent: 0 });
});

it("keeps answers while the line is broken, and sends them once when it is back", async () => {
  const gateway = createGateway();
  const storage = createStorage();
  const sync = open(gateway, storage);
  sync.setName("Ana");
  await sync.flush();
  gateway.fault = NO_LINE;
  sync.choose("1", "yes");
  sync.comment("1", "linda");
  sync.choose("2", "no");
  await sync.flush();
  expect(sync.view()).toMatchObject({ state: "waiting", unsent: 2, isKept: true });
  expect(storage.text()).toContain("linda");
  expect(ownChoices(sync)).toEqual({ 1: ["yes", "linda"], 2: ["no", ""] });
  gateway.fault = null;
  await sync.flush();
  expect(sync.view()).toMatchObject({ state: "saved", unsent: 0 });
  expect(readPickBox(JSON.parse(storage.text()))?.rows).toEqual([]);
  expect(ownChoices(sync)).toEqual({ 1: ["yes", "linda"], 2: ["no", ""] });
  expect(gateway.picks().picks).toHaveLength(2);
});

it("sends what an earlier visit could not, as the same person", async () => {
  const gateway = createGateway();
  const storage = createStorage();
  const first = open(gateway, storage);
  gateway.fault = NO_LINE;
  first.setName("Ana");
  first.choose("1", "maybe");
  await first.flush();
  first.stop();
  gateway.fault = null;
  const second = open(gateway, storage);
  expect(ownChoices(second)).toEqual({ 1: ["maybe", ""] });
  await second.flush();
  await second.refresh();
  expect(gateway.picks().people.map(({ name }) => name)).toEqual(["Ana"]);
  expect(ownChoices(second)).toEqual({ 1: ["maybe", ""] });
  expect(second.view()).toMatchObject({ state: "saved", unsent: 0 });
});

it("doubles nothing when the answer of a request is lost", async () => {
  const gateway = createGateway();
  const sync = open(gateway, createStorage());
  sync.setName("Ana");
  sync.choose("1", "yes");
  gateway.losesAnswers = true;
  await sync.flush();
  gateway.losesAnswers = false;
  await sync.flush();
  expect(gateway.requests).toBe(2);
  expect(gateway.picks().picks).toHaveLength(1);
  expect(sync.view().state).toBe("saved");
});

it("keeps the other answer of a talent when one is changed, and takes a choice back", async () => {
  const gateway = createGateway();
  const sync = open(gateway, createStorage());
  sync.setName("Ana");
  sync.comment("1", "ver vídeo");
  await sync.flush();
  sync.choose("1", "yes");
  await sync.flush();
  sync.choose("1", null);
  await sync.flush();
  expect(gateway.picks().picks).toMatchObject([{ talent: "1", choice: null, comment: "ver vídeo" }]);
});

it("has one person and all answers in two tabs of a browser", async () => {
  const gateway = createGateway();
  const storage = createStorage();
  const [one, other] = [open(gateway, storage), open(gateway, storage)];
  one.setName("Ana");
  other.readStorage();
  one.choose("1", "yes");
  other.choose("2", "no");
  await Promise.all([one.flush(), other.flush()]);
  await one.flush();
  other.readStorage();
  await Promise.all([one.refresh(), other.refresh()]);
  expect(gateway.picks().people).toHaveLength(1);
  expect(ownChoices(one)).toEqual({ 1: ["yes", ""], 2: ["no", ""] });
  expect(ownChoices(other)).toEqual(ownChoices(one));
});

it("sends the message and that the choice is done", async () => {
  const gateway = createGateway();
  const sync = open(gateway, createStorage());
  sync.setName("Ana");
  sync.say("Obrigada");
  sync.finish(true);
  await sync.flush();
  expect(gateway.picks().people).toMatchObject([{ name: "Ana", message: "Obrigada" }]);
  expect(gateway.picks().people[0]?.doneAt).not.toBeNull();
  sync.finish(false);
  await sync.flush();
  expect(gateway.picks().people).toMatchObject([{ message: "Obrigada", doneAt: null }]);
});

it.each([
  ["closed", "closed"],
  ["refused", "refused"],
] as const)("says that the gateway has %s the answers, and keeps them", async (kind, state) => {
  const gateway = createGateway();
  const sync = open(gateway, createStorage());
  sync.setName("Ana");
  gateway.fault = { kind };
  sync.choose("1", "yes");
  await sync.flush();
  expect(sync.view()).toMatchObject({ state, unsent: 2 });
});

describe("the person's stored answers", () => {
  const own = (sync: PickSync, talent: string) => sync.view().picks.picks.find((pick) => pick.talent === talent);

  const answerWithComment = async (gateway: ReturnType<typeof createGateway>, storage: BoxStorage): Promise<void> => {
    const sync = open(gateway, storage);
    sync.setName("Ana");
    sync.choose("1", "yes");
    sync.comment("1", "Ligar antes");
    await sync.flush();
    expect(sync.view().state).toBe("saved");
  };

  it("are shown when the page is opened again, and a new choice keeps the comment, before others' answers are fetched", async () => {
    const [gateway, storage] = [createGateway(), createStorage()];
    await answerWithComment(gateway, storage);
    const again = open(gateway, storage);
    expect(own(again, "1")).toMatchObject({ choice: "yes", comment: "Ligar antes" });
    again.choose("1", "no");
    await again.flush();
    expect(gateway.picks().picks).toEqual([expect.objectContaining({ choice: "no", comment: "Ligar antes" })]);
  });

  it("are not replaced by answers that were fetched before them", async () => {
    const [gateway, storage] = [createGateway(), createStorage()];
    const before = gateway.picks();
    await answerWithComment(gateway, storage);
    const again = open({ ...gateway, load: async () => success(before) }, storage);
    await again.refresh();
    expect(own(again, "1")).toMatchObject({ choice: "yes", comment: "Ligar antes" });
  });

  it("are forgotten when the gateway no longer has them, as those about an erased talent", async () => {
    const [gateway, storage] = [createGateway(), createStorage()];
    await answerWithComment(gateway, storage);
    for (const key of gateway.rows.keys()) if (key.endsWith(" 1")) gateway.rows.delete(key);
    time += 6 * 60_000;
    const again = open(gateway, storage);
    await again.refresh();
    expect(own(again, "1")).toBeUndefined();
    expect(storage.text()).not.toContain("Ligar antes");
  });
});
