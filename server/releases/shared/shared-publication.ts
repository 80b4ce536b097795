import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PoolClient } from "pg";
import { writeFileAtomically } from "../../lib/write-atomically";
import type { Bucket } from "../../shared-state/bucket";
import type { SharedDatabase } from "../../shared-state/database";
import type { DatabaseLease } from "../../shared-state/database-lease";
import { parseManifest } from "../store/manifest";
import { MANIFEST } from "../store/release-folder";
import { pointerFile, pointerText, readPointer, type ReleasePointer } from "../store/release-pointer";
import type { Changer, DecidePointer, ReleasePublication } from "../store/publication";
import { createBucketCleaner } from "./clean-bucket";
import { createReleaseFetcher, fetchList } from "./fetch-release";
import type { ReleaseObject } from "./object-list";
import {
  createReleaseTables,
  deleteReleases,
  insertRelease,
  selectAcceptedLoss,
  selectPointer,
  selectReleases,
  updateAcceptedLoss,
  updatePointer,
} from "./release-rows";
import { uploadRelease } from "./upload-release";

export interface SharedPublicationOptions {
  /** The folder of all releases on this machine. */
  root: string;
  database: Pick<SharedDatabase, "query" | "transaction" | "migrate">;
  bucket: Bucket;
  /** Of the gateway that builds; null for a command. */
  lease: Pick<DatabaseLease, "requireIn" | "isHeld"> | null;
  now: () => number;
}

export interface SharedPublication extends ReleasePublication {
  /** Deletes objects that no kept release names, and stores lost ones again. Only while this gateway may build. */
  cleanBucket(): Promise<void>;
}

/** The releases of all gateways: pointer and kept releases in PostgreSQL, files in the bucket, a copy of the kept ones on each machine. */
export const createSharedPublication = (options: SharedPublicationOptions): SharedPublication => {
  const { root, database, bucket, lease, now } = options;
  const migrate = createReleaseTables(database);
  const fetchRelease = createReleaseFetcher(root, bucket);
  const lists = createListCache(bucket);
  let known: string | null = null;

  const rows = async () => {
    await migrate();
    return selectReleases(database);
  };

  /** Writes the pointer to disk, for a start while the database is unavailable. */
  const remember = async (pointer: ReleasePointer | null): Promise<ReleasePointer | null> => {
    const text = pointer === null ? null : pointerText(pointer);
    if (text !== null && text !== known) await writeFileAtomically(pointerFile(root), text);
    known = text;
    return pointer;
  };

  const change = async <Value>(changer: Changer, work: (client: PoolClient) => Promise<Value>): Promise<Value> => {
    await migrate();
    return database.transaction(async (client) => {
      if (changer === "builder") await requireLease(lease, client);
      return work(client);
    });
  };

  const changePointer = async (decide: DecidePointer, changer: Changer): Promise<ReleasePointer | null> => {
    const pointer = await change(changer, async (client) => {
      const present = await selectPointer(client, true);
      const next = await decide(present);
      if (next !== null) await updatePointer(client, next);
      return next ?? present;
    });
    return remember(pointer);
  };

  /** Omits the objects of a list that the bucket has lost, so that their files are stored again. */
  const objectsOfKept = async (): Promise<readonly ReleaseObject[]> =>
    (await Promise.all((await rows()).map(({ list }) => lists(list).catch(() => [])))).flat();

  const publish = async (id: string, folder: string, changer: Changer): Promise<void> => {
    const list = await uploadRelease({ bucket, folder, known: await objectsOfKept() });
    const pages = parseManifest(await readFile(join(folder, MANIFEST), "utf8"))?.files.filter(({ path }) => path.endsWith(".html")).length;
    await change(changer, (client) => insertRelease(client, { id, list, pages: pages ?? 0 }));
  };

  const cleaner = createBucketCleaner({ root, bucket, rows, lists, now, isBuilder: () => lease?.isHeld() ?? false });

  const losses = createSharedLoss({ database, migrate }, change);

  return {
    isShared: true,
    pointer: async () => {
      await migrate();
      return remember(await selectPointer(database));
    },
    knownPointer: () => readPointer(root),
    changePointer,
    ids: async () => (await rows()).map(({ id }) => id),
    has: async (id) => (await rows()).some((row) => row.id === id),
    publish,
    fetch: async (id) => {
      const row = (await rows()).find((candidate) => candidate.id === id);
      if (row !== undefined) await fetchRelease(id, row.list);
    },
    prune: async (kept) => {
      const old = (await rows()).slice(0, -kept).map(({ id }) => id);
      if (old.length > 0) await change("builder", (client) => deleteReleases(client, old));
    },
    remove: async (ids) => {
      // Other gateways remove their own copies only.
      if (ids.length === 0 || !(lease?.isHeld() ?? false)) return;
      const before = await objectsOfKept();
      await change("builder", (client) => deleteReleases(client, ids));
      await cleaner.removeUnnamed(before);
    },
    ...losses,
    cleanBucket: cleaner.clean,
  };
};

type Change = <Value>(changer: Changer, work: (client: PoolClient) => Promise<Value>) => Promise<Value>;

/** An accepted loss of pages. Each acceptance has an id, so that a running build does not end one that is made meanwhile. */
const createSharedLoss = (
  { database, migrate }: Pick<SharedPublicationOptions, "database"> & { migrate: () => Promise<void> },
  change: Change,
): Pick<ReleasePublication, "startBuild" | "endBuild" | "acceptLoss" | "isLossAccepted" | "clearAcceptedLoss"> => {
  /** The acceptance at the start of the running build; undefined while none runs. */
  let startedWith: string | null | undefined;

  const acceptedLoss = async (): Promise<string | null> => {
    await migrate();
    return selectAcceptedLoss(database);
  };

  return {
    startBuild: async () => {
      startedWith = await acceptedLoss();
    },
    endBuild: () => {
      startedWith = undefined;
    },
    acceptLoss: () => change("operator", (client) => updateAcceptedLoss(client, randomUUID())),
    isLossAccepted: async () => {
      const accepted = await acceptedLoss();
      return accepted !== null && (startedWith === undefined || accepted === startedWith);
    },
    clearAcceptedLoss: () =>
      change("builder", async (client) => {
        if ((await selectAcceptedLoss(client)) === (startedWith ?? null)) await updateAcceptedLoss(client, null);
      }),
  };
};

const requireLease = async (lease: SharedPublicationOptions["lease"], client: PoolClient): Promise<void> => {
  if (lease === null) throw new Error("this process may not publish a release");
  await lease.requireIn(client);
};

const CACHED_LISTS = 6;

/** Lists never change, so the last ones are cached. */
const createListCache = (bucket: Pick<Bucket, "get">) => {
  const cached = new Map<string, Promise<readonly ReleaseObject[]>>();
  return (name: string): Promise<readonly ReleaseObject[]> => {
    const list = cached.get(name) ?? fetchList(bucket, name);
    cached.delete(name);
    cached.set(name, list);
    list.catch(() => cached.delete(name));
    for (const oldest of [...cached.keys()].slice(0, -CACHED_LISTS)) cached.delete(oldest);
    return list;
  };
};
