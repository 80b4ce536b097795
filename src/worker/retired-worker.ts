import type { WorkerScope } from "./worker-scope";

declare const self: WorkerScope;

/** Takes the service worker's place where it is switched off: lets go of all that was kept, and of itself. */
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  const retire = async (): Promise<void> => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
