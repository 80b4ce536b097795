/** In-memory CacheStorage with the methods that our service worker uses, and the entry order of browsers. */

const urlOf = (request: RequestInfo | URL): string =>
  request instanceof Request ? request.url : new URL(request, "https://site.example").href;

const createCache = () => {
  const entries = new Map<string, Response>();
  return {
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    match: async (request: RequestInfo | URL) => entries.get(urlOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => {
      entries.delete(urlOf(request));
      entries.set(urlOf(request), response);
    },
    delete: async (request: RequestInfo | URL) => entries.delete(urlOf(request)),
  };
};

export const createCacheStorage = (): CacheStorage => {
  const caches = new Map<string, ReturnType<typeof createCache>>();
  const storage = {
    open: async (name: string) => {
      const cache = caches.get(name) ?? createCache();
      caches.set(name, cache);
      return cache;
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };
  return storage as unknown as CacheStorage;
};
