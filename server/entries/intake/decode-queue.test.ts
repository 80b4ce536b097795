import { createDecodeQueue } from "./decode-queue";

/** A queue with its own clock, and tasks that run until `end` is called. */
const setUp = () => {
  let now = 0;
  const queue = createDecodeQueue(() => now);
  const started: string[] = [];
  const endings = new Map<string, () => void>();
  const add = (key: string, name: string, isLarge = false): Promise<string> =>
    queue({
      key,
      isLarge,
      work: () => {
        started.push(name);
        return new Promise((resolve) => endings.set(name, () => resolve(name)));
      },
    });
  /** Advances the clock, ends a task, and lets the queue start the next. */
  const end = async (name: string, ms = 0): Promise<void> => {
    now += ms;
    endings.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { add, end, started, pass: (ms: number) => void (now += ms) };
};

it("runs one task per key and two tasks in total at a time", async () => {
  const { add, end, started } = setUp();
  for (const name of ["a1", "a2", "b1", "c1"]) void add(name.slice(0, 1), name);
  expect(started).toEqual(["a1", "b1"]);
  await end("b1");
  expect(started).toEqual(["a1", "b1", "c1"]);
  await end("a1");
  expect(started).toEqual(["a1", "b1", "c1", "a2"]);
});

it("runs one large task at a time, and small tasks beside it", async () => {
  const { add, end, started } = setUp();
  void add("a", "large 1", true);
  void add("b", "large 2", true);
  void add("c", "small");
  expect(started).toEqual(["large 1", "small"]);
  await end("small");
  expect(started).toEqual(["large 1", "small"]);
  await end("large 1");
  expect(started).toEqual(["large 1", "small", "large 2"]);
});

it("runs a new key's task before those of twenty keys that have used more time", async () => {
  const { add, end, started } = setUp();
  for (let index = 0; index < 20; index += 1) void add(`abuser ${index}`, `first ${index}`);
  for (let index = 0; index < 20; index += 2) {
    await end(`first ${index}`, 500);
    await end(`first ${index + 1}`, 500);
  }
  for (let index = 0; index < 20; index += 1) void add(`abuser ${index}`, `second ${index}`);
  void add("family", "photo 1");
  await end(started.at(-1) ?? "", 500);
  expect(started.at(-1)).toBe("photo 1");
  void add("family", "photo 2");
  await end("photo 1", 100);
  expect(started.at(-1)).toBe("photo 2");
});

it("prefers a key whose used time has decayed", async () => {
  const { add, end, started, pass } = setUp();
  void add("a", "long");
  await end("long", 60_000);
  pass(20 * 60_000);
  void add("x", "busy 1");
  void add("y", "busy 2");
  void add("a", "of a");
  void add("b", "of b");
  await end("busy 1");
  expect(started.at(-1)).toBe("of a");
});

it("runs the next task after one that fails", async () => {
  const queue = createDecodeQueue();
  const failing = queue({ key: "a", isLarge: false, work: () => Promise.reject(new Error("broken")) });
  await expect(failing).rejects.toThrow("broken");
  await expect(queue({ key: "a", isLarge: false, work: () => Promise.resolve(1) })).resolves.toBe(1);
});
