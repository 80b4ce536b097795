import { SHELF_LIMITS, SHELVES, talentIdOf, type Shelf } from "./shelves";

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The gateway's answers differ by what browsers say they read; a copy is read by the browser that asked for it. */
const ANY = { ignoreVary: true };

interface Copies {
  storage: CacheStorage;
  nameOf: (shelf: Shelf) => string;
  now: () => number;
}

interface Entry {
  cache: Cache;
  request: Request;
  pathname: string;
}

/** Keeps, finds and lets go of copies of the site's answers. */
export const createKeptCopies = ({ storage, nameOf, now }: Copies) => {
  const open = (shelf: Shelf): Promise<Cache> => storage.open(nameOf(shelf));

  const everything = async (): Promise<Entry[]> => {
    const caches = await Promise.all(SHELVES.map(open));
    const entries = caches.map(async (cache) => (await cache.keys()).map((request) => ({ cache, request, pathname: new URL(request.url).pathname })));
    return (await Promise.all(entries)).flat();
  };

  const isYoung = (copy: Response): boolean => now() - Date.parse(copy.headers.get("date") ?? "") < MAX_AGE_MS;

  /** Deletes the copies whose path is named. A talent's pictures name the talent in their path. */
  const forget = async (isGone: (pathname: string) => boolean): Promise<void> => {
    const gone = (await everything()).filter(({ pathname }) => isGone(pathname));
    await Promise.all(gone.map(({ cache, request }) => cache.delete(request, ANY)));
  };

  return {
    forget,
    /** Keeps a good answer; one that must not be stored, or finds no room, is only not kept. */
    keep: async (shelf: Shelf, key: string, answer: Response): Promise<void> => {
      const isForbidden = answer.headers.get("cache-control")?.includes("no-store");
      if (answer.status !== 200 || isForbidden) return;
      const cache = await open(shelf);
      await cache.put(key, answer).catch(() => undefined); // no room left: it is on the screen all the same
    },
    find: async (shelf: Shelf, key: string): Promise<Response | null> => {
      const copy = await (await open(shelf)).match(key, ANY);
      return copy !== undefined && (shelf === "files" || isYoung(copy)) ? copy : null;
    },
    /** Everything of one address; with a talent everything that shows them, in either language. */
    forgetAddress: (pathname: string): Promise<void> => {
      const talentId = talentIdOf(pathname);
      return forget((kept) => kept === pathname || (talentId !== null && talentIdOf(kept) === talentId));
    },
    hasTalents: async (): Promise<boolean> => (await everything()).some(({ pathname }) => talentIdOf(pathname) !== null),
    /** Holds each shelf to its limit. */
    trim: async (): Promise<void> => {
      for (const shelf of SHELVES) {
        const cache = await open(shelf);
        const surplus = (await cache.keys()).slice(0, -SHELF_LIMITS[shelf]);
        await Promise.all(surplus.map((request) => cache.delete(request, ANY)));
      }
    },
  };
};

export type KeptCopies = ReturnType<typeof createKeptCopies>;
