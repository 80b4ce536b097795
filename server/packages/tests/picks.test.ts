import { waitFor } from "../../../tests/wait";
import { runGateway, type RunningGateway } from "../../tests/run-gateway";
import { newPerson, OPEN, OPEN_HASH, packageCalls, PERSON, pickRow } from "./package-calls";

let running: RunningGateway;
const calls = packageCalls(() => running);

beforeEach(async () => {
  running = await runGateway();
});

afterEach(() => running.close());

const stored = () => running.upstream.packages.rowsOf(OPEN_HASH);

/** Ends the panel's fault, and waits until the outbox is empty. */
const recover = async (): Promise<void> => {
  await running.upstream.setFault(null);
  running.advanceClock(400_000);
  const { picks } = await running.gateway.entries.openOutbox();
  await waitFor(async () => {
    // An attempt that fails while the clock moves is due again one pause later.
    running.advanceClock(1_000);
    expect(await picks.count()).toBe(0);
  });
};

it("are stored at the panel as they come", async () => {
  expect(await calls.pick([pickRow(10), pickRow(11, { talent: "402", choice: "maybe", comment: " Ligar\tantes\n " })])).toEqual([10, 11]);
  await waitFor(() => expect(stored()).toHaveLength(2));
  expect(stored()).toContainEqual(
    expect.objectContaining({ person: { id: PERSON, name: "Rui" }, talent: "402", choice: "maybe", comment: "Ligar\tantes", sequence: 11 }),
  );
  expect(await calls.picks()).toEqual({
    people: expect.any(Array),
    picks: [
      { person: PERSON, talent: "401", choice: "yes", comment: "", sequence: 10 },
      { person: PERSON, talent: "402", choice: "maybe", comment: "Ligar\tantes", sequence: 11 },
    ],
  });
});

it("are accepted and shown while the panel takes none, and delivered later, a person's own row last", async () => {
  await calls.view();
  await running.upstream.setFault({ kind: "status", status: 503, path: /\/picks$/, body: /sequence/ });
  const own = { person: { id: PERSON, name: "Rui" }, talent: null, message: "Obrigado", done: true, sequence: 30 };
  expect(await calls.pick([own, pickRow(10), pickRow(12, { choice: "no" }), pickRow(11, { choice: "maybe" })])).toEqual([30, 10, 12, 12]);
  const { people, picks } = await calls.picks();
  expect(picks).toEqual([expect.objectContaining({ choice: "no", sequence: 12 })]);
  expect(people).toEqual([{ id: PERSON, name: "Rui", message: "Obrigado", doneAt: expect.any(String), sequence: 30 }]);
  expect(await (await running.gateway.entries.openOutbox()).picks.count()).toBe(2);
  await recover();
  expect(stored().map(({ talent, sequence }) => [talent, sequence])).toEqual([
    ["401", 12],
    [null, 30],
  ]);
  expect(await calls.picks()).toMatchObject({ picks: [{ choice: "no", sequence: 12 }], people: [{ message: "Obrigado" }] });
});

it("are counted in the metrics while they wait", async () => {
  const metrics = async () => {
    const { body } = await running.app.inject({ method: "GET", url: "/api/metrics" });
    return body.split("\n").filter((line) => line.startsWith("gateway_picks"));
  };
  await calls.view();
  await waitFor(async () => expect(await metrics()).toEqual(["gateway_picks_waiting 0", "gateway_picks_oldest_waiting_seconds 0"]));
  await running.upstream.setFault({ kind: "status", status: 503, path: /\/picks$/, body: /sequence/ });
  await calls.pick([pickRow(10), pickRow(11, { talent: "402" })]);
  await waitFor(async () => expect(await metrics()).toContain("gateway_picks_waiting 2"));
  running.advanceClock(90_000);
  expect(await metrics()).toContain("gateway_picks_oldest_waiting_seconds 90");
  await recover();
  await waitFor(async () => expect(await metrics()).toEqual(["gateway_picks_waiting 0", "gateway_picks_oldest_waiting_seconds 0"]));
});

it("keep the row with the larger sequence, wherever it is", async () => {
  await calls.pick([pickRow(20)]);
  await waitFor(() => expect(stored()).toHaveLength(1));
  await running.upstream.setFault({ kind: "status", status: 503, path: /\/picks$/, body: /sequence/ });
  await calls.pick([pickRow(19, { choice: "no" })]);
  expect((await calls.picks()).picks).toEqual([expect.objectContaining({ choice: "yes", sequence: 20 })]);
  await recover();
  expect(stored()).toEqual([expect.objectContaining({ choice: "yes", sequence: 20 })]);
});

it("answer null for a row that cannot be stored, and store the others", async () => {
  const rows = [
    pickRow(1),
    pickRow(2, { talent: "404" }),
    { ...pickRow(3), choice: "perhaps" },
    pickRow(4, { person: { id: "me", name: "Rui" } }),
    pickRow(5, { person: { id: PERSON, name: " " } }),
    pickRow(1.5),
    { ...pickRow(6), comment: "x".repeat(2_001) },
    { ...pickRow(7), comment: 5 },
    null,
    pickRow(8, { talent: "402" }),
  ];
  expect(await calls.pick(rows)).toEqual([1, null, null, null, null, null, null, null, null, 8]);
  await waitFor(() => expect(stored().map(({ talent }) => talent)).toEqual(["401", "402"]));
});

it.each(["", "{}", '{"rows":[]}', '{"rows":{}}', JSON.stringify({ rows: Array.from({ length: 201 }, (_, index) => pickRow(index)) })])(
  "answer 400 to a body without rows or with too many (%#)",
  async (body) => {
    expect((await calls.post(`${OPEN}/escolhas`, body)).statusCode).toBe(400);
  },
);

it("are refused from another site, and beyond the budget of an address", async () => {
  const body = JSON.stringify({ rows: [pickRow(1)] });
  expect((await calls.post(`${OPEN}/escolhas`, body, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  await running.close();
  running = await runGateway({ packages: { pickBudget: { calls: 1, seconds: 600 } } });
  const statuses = [await calls.post(`${OPEN}/escolhas`, body), await calls.post(`${OPEN}/escolhas`, body)].map(
    (reply) => reply.statusCode,
  );
  expect(statuses).toEqual([200, 429]);
});

it("of several people stay apart", async () => {
  const lia = newPerson();
  await calls.pick([pickRow(1)]);
  await calls.pick([pickRow(2, { person: lia, choice: "no" })]);
  await waitFor(() => expect(stored()).toHaveLength(2));
  expect((await calls.picks()).picks.map(({ person, choice }) => [person, choice])).toEqual([
    [PERSON, "yes"],
    [lia.id, "no"],
  ]);
});

it("are given up when the package has ended, and when the panel rejects them", async () => {
  await calls.view();
  await running.upstream.setFault({ kind: "status", status: 422, path: /\/picks$/, body: /sequence/ });
  await calls.pick([pickRow(1)]);
  const { picks } = await running.gateway.entries.openOutbox();
  await waitFor(async () => expect(await picks.count()).toBe(0));
  expect(running.warnings).toContain("The panel rejected a pick of a package, which was deleted. The panel answered 422.");
  await running.upstream.setFault(null);
  const before = stored();
  calls.end(OPEN, "revoked");
  await calls.pick([pickRow(2)]);
  await waitFor(async () => expect(await picks.count()).toBe(0));
  expect(stored()).toEqual(before);
});

it("answer 503 while the panel is away", async () => {
  await calls.view();
  await running.upstream.setFault({ kind: "status", status: 503, path: /\/picks$/ });
  expect((await calls.get(`${OPEN}/escolhas`)).statusCode).toBe(503);
});

it("counts an opening by the person's id alone", async () => {
  expect((await calls.post(`${OPEN}/abertura`, JSON.stringify({ person: PERSON }))).statusCode).toBe(204);
  expect(running.upstream.packages.openings.get(OPEN_HASH)).toEqual([PERSON]);
  expect((await calls.post(`${OPEN}/abertura`, "{}")).statusCode).toBe(400);
});
