// A program for lock.test.ts and advisory-lock-postgres.test.ts: takes the lock of its argument, prints "held", and holds the lock until it
// is killed.
import { withLock } from "../../src/database/lock";

await withLock(process.argv[2] ?? "", async () => {
  process.stdout.write("held\n");
  await new Promise((resolve) => process.stdin.once("end", resolve).resume());
});
