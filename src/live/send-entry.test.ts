import { answerEntryRequests, reportUpload, sentEntries } from "../../tests/setup/entry-requests";
import { sendEntry } from "./send-entry";

const send = (options: Partial<Parameters<typeof sendEntry>[2]> = {}) => {
  const form = new FormData();
  form.set("name", "Ana");
  return sendEntry("contact", form, { idempotencyKey: "key-1", ...options });
};

it("posts the form to our own gateway with its key, and reports the upload's progress", async () => {
  answerEntryRequests({ status: 202, body: { reference: "CJ-1" } });
  const parts: number[] = [];
  expect(await send({ onProgress: (part) => parts.push(part) })).toEqual({ ok: true, value: { reference: "CJ-1", key: null } });
  expect(parts).toEqual([0.5]);
  const [sent] = sentEntries;
  expect(sent).toMatchObject({
    method: "POST",
    path: "/api/entry/contact",
    headers: { "Idempotency-Key": "key-1", Accept: "application/json" },
  });
  expect(sent?.form.get("name")).toBe("Ana");
});

it.each([
  [
    "refused fields",
    { status: 422, body: { message: "Não.", errors: { name: ["Só letras"] } } },
    { kind: "refused", message: "Não.", errors: { name: ["Só letras"] } },
  ],
  [
    "errors of odd shapes",
    { status: 400, body: { errors: { name: "x", email: [1, "y"] } } },
    { kind: "refused", message: "", errors: { name: [], email: ["y"] } },
  ],
  ["a body that is too large", { status: 413, body: "<html>" }, { kind: "refused", message: "", errors: {} }],
  [
    "too many",
    { status: 429, body: { message: "Espere." }, headers: { "Retry-After": "90" } },
    { kind: "tooMany", retryAfterSeconds: 90, message: "Espere." },
  ],
  ["too many, without a time", { status: 429 }, { kind: "tooMany", retryAfterSeconds: 60, message: "" }],
  ["a gateway without disk space", { status: 507, body: { message: "x" } }, { kind: "unavailable" }],
  ["a proxy's page", { status: 202, body: "<html>" }, { kind: "unavailable" }],
  ["a lost connection", null, { kind: "unavailable" }],
])("returns %s", async (_name, answer, error) => {
  answerEntryRequests(answer);
  expect(await send()).toEqual({ ok: false, error });
});

it("can be aborted, before and after it began", async () => {
  answerEntryRequests(new Promise(() => undefined));
  const controller = new AbortController();
  const answer = send({ signal: controller.signal });
  controller.abort();
  expect(await answer).toEqual({ ok: false, error: { kind: "unavailable" } });
  expect(await send({ signal: AbortSignal.abort() })).toEqual({ ok: false, error: { kind: "unavailable" } });
});

it("goes on for hours while bytes leave the device, and gives up after two minutes without any", async () => {
  jest.useFakeTimers();
  answerEntryRequests(new Promise(() => undefined));
  const parts: number[] = [];
  const answer = send({ onProgress: (part) => parts.push(part) });
  for (let minute = 1; minute < 120; minute += 1) {
    jest.advanceTimersByTime(60_000);
    reportUpload(minute, 120);
  }
  expect(parts.at(-1)).toBeCloseTo(119 / 120);
  jest.advanceTimersByTime(119_000);
  reportUpload(119, 120);
  jest.advanceTimersByTime(120_000);
  expect(await answer).toEqual({ ok: false, error: { kind: "unavailable" } });
  jest.useRealTimers();
});
