import { beginRequest, requestProgress, subscribeToRequests, trackRequest } from "./request-progress";

/** Leaves nothing behind that the next test would see. */
afterEach(() => beginRequest()("done"));

it("lasts as long as the longest of several requests", () => {
  const [endFirst, endSecond] = [beginRequest(), beginRequest()];
  endFirst("done");
  expect(requestProgress()).toBe("loading");
  endSecond("done");
  expect(requestProgress()).toBe("idle");
});

it("counts an end once", () => {
  const [endFirst, endSecond] = [beginRequest(), beginRequest()];
  endFirst("done");
  endFirst("failed");
  expect(requestProgress()).toBe("loading");
  endSecond("done");
  expect(requestProgress()).toBe("idle");
});

it("remembers a failure until the next request begins", () => {
  const [endFirst, endSecond] = [beginRequest(), beginRequest()];
  endFirst("failed");
  endSecond("done");
  expect(requestProgress()).toBe("failed");
  const end = beginRequest();
  expect(requestProgress()).toBe("loading");
  end("done");
  expect(requestProgress()).toBe("idle");
});

it.each([
  [{ ok: true }, "idle"],
  [{ ok: false }, "failed"],
])("judges the answer %p", async (answer, progress) => {
  expect(await trackRequest(Promise.resolve(answer), ({ ok }) => !ok)).toBe(answer);
  expect(requestProgress()).toBe(progress);
});

it("takes a rejection for a failure and hands it on", async () => {
  await expect(trackRequest(Promise.reject(new Error("cut off")), () => false)).rejects.toThrow("cut off");
  expect(requestProgress()).toBe("failed");
});

it("tells who listens, as long as they do", () => {
  const heard: string[] = [];
  const stop = subscribeToRequests(() => heard.push(requestProgress()));
  beginRequest()("failed");
  stop();
  beginRequest()("done");
  expect(heard).toEqual(["loading", "failed"]);
});
