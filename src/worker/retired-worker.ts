import type { WorkerScope } from "./worker-scope";

declare const self: WorkerScope;

/** Installed when the service worker is switched off: deletes all caches and unregisters itself. */
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  const retire = async (): Promise<void> => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
