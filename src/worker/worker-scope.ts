/** The service worker types that the site uses; the project's TypeScript settings include only window types. */
interface WorkerEvent extends Event {
  /** Keeps the worker running until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerFetchEvent;
  message: WorkerMessageEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { unregister(): Promise<boolean> };
  /** Files that are fetched when the worker is installed; `workbox-build` writes the list. */
  readonly __WB_MANIFEST: readonly ShellFile[];
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

export interface ShellFile {
  /** Below the site's root, without a leading slash. */
  url: string;
  revision: string | null;
}
