import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres, type PostgresServer } from "../../tests/servers/postgres";
import { waitFor } from "../../tests/wait";
import { createSharedDatabase, type SharedDatabase } from "../shared-state/database";
import { createDatabaseChannel } from "./database-channel";
import { UNKNOWN_PUBLICATION, type Publication } from "./publication";
import type { OpenChannel, PublicationChannel } from "./publication-channel";
import { describeChannel } from "./tests/channel-contract";

let server: PostgresServer;
let url: string;
let folders: string[] = [];
let databases: SharedDatabase[] = [];
let names = 0;

const openDatabase = (): SharedDatabase => {
  const database = createSharedDatabase({ url, warn: () => undefined });
  databases.push(database);
  return database;
};

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "channel-"));
  folders.push(folder);
  return folder;
};

// A busy machine takes long to create the server's files.
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
beforeEach(async () => {
  url = await server.createDatabase(`channel${(names += 1)}`);
  await Promise.all([newFolder(), newFolder(), newFolder()]);
  nextFolder = 0;
});
afterEach(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  [databases, folders] = [[], []];
});
afterAll(() => server.close());

/** Each gateway has a data folder of its own. */
let nextFolder = 0;
const open = (): OpenChannel => (options) =>
  createDatabaseChannel({ database: openDatabase(), dataDir: folders[nextFolder++] ?? "", warn: () => undefined, ...options });

describe("the contract", () => {
  describeChannel(open, ({ channel }) => waitFor(() => expect(channel.state()).toBe("listening")));
});

const WITHDRAWAL: Publication = { ...UNKNOWN_PUBLICATION, packages: [], isWithdrawal: true };

interface Pair {
  first: PublicationChannel;
  second: PublicationChannel;
  heard: Publication[];
}

const startPair = async (): Promise<Pair> => {
  const heard: Publication[] = [];
  const first = open()({ onPublished: async () => undefined });
  const second = open()({ onPublished: async (publication) => void heard.push(publication) });
  for (const channel of [first, second]) channel.start();
  await waitFor(() => expect([first.state(), second.state()]).toEqual(["listening", "listening"]));
  return { first, second, heard };
};

const closePair = async ({ first, second }: Pair): Promise<void> => {
  for (const channel of [first, second]) channel.stop();
  await Promise.all([first.close(), second.close()]);
};

const LISTENERS = "application_name = 'agency-gateway-listener' AND datname = current_database()";

it("listens again after its connection was cut", async () => {
  const pair = await startPair();
  await openDatabase().query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${LISTENERS}`);
  await pair.first.announce(WITHDRAWAL);
  await waitFor(() => expect(pair.heard).toEqual([WITHDRAWAL]), 5);
  await waitFor(() => expect([pair.first.state(), pair.second.state()]).toEqual(["listening", "listening"]));
  await closePair(pair);
}, 60_000);

it("finds a publication whose notification was lost, by asking", async () => {
  const pair = await startPair();
  const insert = "INSERT INTO gateway.publications (gateway, publication) VALUES (gen_random_uuid(), $1)";
  await openDatabase().query(insert, [JSON.stringify(WITHDRAWAL)]);
  await waitFor(() => expect(pair.heard).toEqual([WITHDRAWAL]), 5);
  expect(pair.second.state()).toBe("polling");
  await pair.first.announce(WITHDRAWAL);
  await waitFor(() => expect(pair.second.state()).toBe("listening"));
  await closePair(pair);
}, 60_000);

it.each([
  ["killed and restarted", () => server.kill(), () => server.restart()],
  ["stopped and continued", async () => server.pause(), async () => server.resume()],
])(
  "hears again after the server was %s",
  async (_state, begin, end) => {
    const pair = await startPair();
    await begin();
    try {
      await waitFor(() => expect(pair.second.state()).toBe("away"));
      await expect(pair.first.announce(WITHDRAWAL)).rejects.toThrow();
    } finally {
      await end();
    }
    await waitFor(() => expect([pair.first.state(), pair.second.state()]).toEqual(["listening", "listening"]));
    const before = pair.heard.length;
    await pair.first.announce({ ...WITHDRAWAL, erased: ["401"] });
    await waitFor(() => expect(pair.heard.slice(before).flatMap(({ erased }) => erased)).toEqual(["401"]), 5);
    await closePair(pair);
  },
  60_000,
);

describe("a gateway that starts again", () => {
  const dataDir = (): string => folders[2] ?? "";
  const startAgain = async (heard: Publication[]): Promise<PublicationChannel> => {
    const channel = createDatabaseChannel({
      ...{ database: openDatabase(), dataDir: dataDir(), warn: () => undefined },
      onPublished: async (publication) => void heard.push(publication),
    });
    channel.start();
    await waitFor(() => expect(channel.state()).toBe("listening"));
    return channel;
  };
  const end = async (channel: PublicationChannel): Promise<void> => {
    channel.stop();
    await channel.close();
  };

  it("hears once of all that was announced meanwhile", async () => {
    await end(await startAgain([]));
    const pair = await startPair();
    await pair.first.announce(WITHDRAWAL);
    await pair.first.announce({ ...WITHDRAWAL, erased: ["401"] });
    const heard: Publication[] = [];
    const again = await startAgain(heard);
    await waitFor(() => expect(heard).toEqual([{ ...WITHDRAWAL, erased: ["401"] }]));
    await end(again);
    await end(await startAgain(heard));
    expect(heard).toHaveLength(1);
    await closePair(pair);
  }, 60_000);

  it("refreshes everything when what it missed is not kept any more", async () => {
    await end(await startAgain([]));
    const pair = await startPair();
    await pair.first.announce(WITHDRAWAL);
    await pair.first.announce(WITHDRAWAL);
    await openDatabase().query("DELETE FROM gateway.publications WHERE number = 1");
    const heard: Publication[] = [];
    const again = await startAgain(heard);
    await waitFor(() => expect(heard).toEqual([UNKNOWN_PUBLICATION]));
    await end(again);
    await closePair(pair);
  }, 60_000);

  it("refreshes everything when the database is another one", async () => {
    const pair = await startPair();
    await pair.first.announce(WITHDRAWAL);
    await end(await startAgain([]));
    await closePair(pair);
    url = await server.createDatabase("replaced");
    const heard: Publication[] = [];
    const again = await startAgain(heard);
    await waitFor(() => expect(heard).toEqual([UNKNOWN_PUBLICATION]));
    await end(again);
  }, 60_000);
});
