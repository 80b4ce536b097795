import { createResponder } from "./responder";
import { createKeptCopies } from "./kept-copies";
import { cacheNames, BUCKETS, bucketOf, languagesOfShell } from "./cache-buckets";
import type { WorkerScope } from "./worker-scope";

declare const self: WorkerScope;

const shellFiles = self.__WB_MANIFEST;
const names = cacheNames(shellFiles);
const now = (): number => Date.now();

const copies = createKeptCopies({ storage: caches, nameOf: names.named, now });

const responder = createResponder({
  copies,
  fetchOrNull: (input, init) => fetch(input, init).catch(() => null),
  shellPage: async (path) => (await caches.open(names.shell)).match(path),
  origin: self.location.origin,
  languages: languagesOfShell(shellFiles),
  now,
});

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  const requests = shellFiles.map(({ url }) => new Request(`/${url}`, { cache: "reload" }));
  event.waitUntil(caches.open(names.shell).then((shell) => shell.addAll(requests)));
});

/** Deletes caches of other releases and pages in former languages, and takes control of open pages. */
self.addEventListener("activate", (event) => {
  const current = new Set([names.shell, ...BUCKETS.map(names.named)]);
  const clean = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => !current.has(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await responder.evictFormerLanguages();
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("range")) return;
  const bucket = bucketOf(pathname, request.mode === "navigate");
  if (bucket !== null) event.respondWith(responder.respond(request, bucket, (work) => event.waitUntil(work)));
});

/** Messages of `live/report-visit` and `boot/register-service-worker`. */
self.addEventListener("message", (event) => {
  const { visited, files } = readMessage(event.data);
  if (visited !== null) event.waitUntil(responder.remember(visited, files));
});

const readMessage = (data: unknown): { visited: string | null; files: readonly string[] } => {
  if (typeof data !== "object" || data === null || !("visited" in data) || typeof data.visited !== "string")
    return { visited: null, files: [] };
  const files: readonly unknown[] = "files" in data && Array.isArray(data.files) ? data.files : [];
  return { visited: data.visited, files: files.filter((file) => typeof file === "string") };
};
