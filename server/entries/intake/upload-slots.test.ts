import { createUploadSlots, type UploadSlot } from "./upload-slots";

let now = 0;
const clock = (): number => now;

beforeEach(() => {
  now = 0;
});

const setUp = (limits: { total: number; perKey: number }) => {
  const slots = createUploadSlots(limits, clock);
  const aborted: string[] = [];
  const take = (key: string, name = key) => slots.take({ key, abort: () => aborted.push(name) });
  const admit = (key: string, name = key): UploadSlot => {
    const slot = take(key, name);
    if (typeof slot === "string") throw new Error(`${name} was refused: ${slot}`);
    return slot;
  };
  return { aborted, take, admit };
};

it("refuses a key that holds all its slots until it releases one", () => {
  const { take, admit } = setUp({ total: 9, perKey: 2 });
  const first = admit("a");
  admit("a");
  expect(take("a")).toBe("key");
  first.release();
  admit("a");
});

it("aborts the slowest upload of the key with most slots for a newcomer", () => {
  const { aborted, admit } = setUp({ total: 4, perKey: 3 });
  admit("abuser", "fast").count(900_000);
  admit("abuser", "slow").count(9_000);
  admit("abuser", "middle").count(90_000);
  admit("family").count(10);
  now = 5_000;
  admit("newcomer");
  expect(aborted).toEqual(["slow"]);
});

it("aborts the slowest upload of all keys for a newcomer when each holds one slot", () => {
  const { aborted, admit } = setUp({ total: 50, perKey: 3 });
  for (let index = 0; index < 50; index += 1) admit(`address ${index}`).count(1_000_000 - index);
  now = 5_000;
  admit("family");
  expect(aborted).toEqual(["address 49"]);
});

it("aborts no upload that has just started, was received, or belongs to a key with no more slots than the newcomer", () => {
  const { aborted, take, admit } = setUp({ total: 2, perKey: 3 });
  const first = admit("a");
  const second = admit("b");
  now = 4_999;
  expect(take("c")).toBe("total");
  now = 5_000;
  first.markReceived();
  second.markReceived();
  expect(take("c")).toBe("total");
  second.release();
  admit("c");
  now = 60_000;
  expect([take("c"), aborted]).toEqual(["total", []]);
});

it("ignores the release of a slot that was given to another upload", () => {
  const { take, admit } = setUp({ total: 1, perKey: 1 });
  const lost = admit("a");
  now = 5_000;
  admit("b");
  lost.release();
  expect(take("c")).toBe("total");
});
