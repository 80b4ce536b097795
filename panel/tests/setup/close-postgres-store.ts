import { EventEmitter } from "node:events";

import type { Payload } from "payload";

/** For a panel whose Postgres server stops next: `destroy` leaves the pool's connections open, and each emits an error then. */
export const closePostgresStore = async (payload: Payload): Promise<void> => {
  const pool: unknown = Reflect.get(payload.db, "pool");
  if (!(pool instanceof EventEmitter)) throw new Error("The store has no pool of connections");
  pool.on("error", () => undefined);
  await payload.destroy();
};
