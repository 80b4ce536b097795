import { success } from "../domain/result";
import { createTokenStore } from "./tokens";

const START = Date.parse("2025-01-01T00:00:00Z");

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});

afterEach(() => {
  jest.useRealTimers();
});

const createStore = (expiresInSeconds: number | null) => {
  let count = 0;
  return createTokenStore(async () => success({ token: `token-${++count}`, expiresInSeconds, takesJsonEntries: false }));
};

const advanceTo = (seconds: number) => jest.setSystemTime(START + seconds * 1000);

it.each([
  ["an hour, long before its end", { expiresIn: 3600, seconds: 3500, token: "token-1" }],
  ["an hour, shortly before its end", { expiresIn: 3600, seconds: 3571, token: "token-2" }],
  ["ten seconds, before half of them", { expiresIn: 10, seconds: 4, token: "token-1" }],
  ["ten seconds, after half of them", { expiresIn: 10, seconds: 6, token: "token-2" }],
  ["no announced end", { expiresIn: null, seconds: 1_000_000, token: "token-1" }],
])("uses a token of %s", async (_case, { expiresIn, seconds, token }) => {
  const store = createStore(expiresIn);
  await store.get();
  advanceTo(seconds);
  expect(await store.get()).toMatchObject(success({ token }));
});

it("forgets a rejected token, but not a newer one", async () => {
  const store = createStore(null);
  await store.get();
  store.forget("token-1");
  expect(await store.get()).toMatchObject(success({ token: "token-2" }));
  store.forget("token-1");
  expect(await store.get()).toMatchObject(success({ token: "token-2" }));
});
