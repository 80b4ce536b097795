import { startPostgres, type PostgresServer } from "../../tests/servers/postgres";
import { waitFor } from "../../tests/wait";
import { createSharedDatabase, type SharedDatabase } from "../shared-state/database";
import { createSharedNonceStore, SHARED_NONCE_LIFETIME_MS } from "./shared-nonce-store";
import { describeNonceStore } from "./tests/nonce-contract";

let server: PostgresServer;
let database: SharedDatabase;
let names = 0;
const failures: string[] = [];
const onFailure = (error: string): void => void failures.push(error);

// A busy machine takes long to create the server's files.
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
beforeEach(async () => {
  database = createSharedDatabase({ url: await server.createDatabase(`nonces${(names += 1)}`), warn: () => undefined });
  failures.length = 0;
});
afterEach(() => database.close());
afterAll(() => server.close());

describeNonceStore({
  open: (options) => createSharedNonceStore({ database, onFailure, ...options }),
  lifetimeMs: SHARED_NONCE_LIFETIME_MS,
});

it.each([
  ["killed", () => server.kill(), () => server.restart()],
  ["stopped", async () => server.pause(), async () => server.resume()],
])(
  "refuses every call while the server is %s, and records again afterwards",
  async (_state, begin, end) => {
    const store = createSharedNonceStore({ database, onFailure, now: () => 0 });
    expect(await store.record("before")).toBe("recorded");
    await begin();
    try {
      expect(await store.record("meanwhile")).toBe("failed");
      expect(failures).toHaveLength(1);
    } finally {
      await end();
    }
    await waitFor(async () => expect(["recorded", "seen"]).toContain(await store.record("afterwards")));
    expect(await store.record("before")).toBe("seen");
  },
  60_000,
);
