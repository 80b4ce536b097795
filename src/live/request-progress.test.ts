import { beginRequest, requestProgress, subscribeToRequests, trackRequest } from "./request-progress";

afterEach(() => beginRequest()("done"));

it("ends with the longest of several requests", () => {
  const [endFirst, endSecond] = [beginRequest(), beginRequest()];
  endFirst("done");
  expect(requestProgress()).toBe("loading");
  endSecond("done");
  expect(requestProgress()).toBe("idle");
});

it("counts each end once", () => {
  const [endFirst, endSecond] = [beginRequest(), beginRequest()];
  endFirst("done");
  endFirst("failed");
  expect(requestProgress()).toBe("loading");
  endSecond("done");
  expect(requestProgress()).toBe("idle");
});

it("keeps a failure until the next request begins", () => {
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
])("reads from the answer %p the progress %p", async (answer, progress) => {
  expect(await trackRequest(Promise.resolve(answer), ({ ok }) => !ok)).toBe(answer);
  expect(requestProgress()).toBe(progress);
});

it("treats a rejection as a failure and rethrows it", async () => {
  await expect(trackRequest(Promise.reject(new Error("cut off")), () => false)).rejects.toThrow("cut off");
  expect(requestProgress()).toBe("failed");
});

it("notifies listeners until they unsubscribe", () => {
  const heard: string[] = [];
  const stop = subscribeToRequests(() => heard.push(requestProgress()));
  beginRequest()("failed");
  stop();
  beginRequest()("done");
  expect(heard).toEqual(["loading", "failed"]);
});
