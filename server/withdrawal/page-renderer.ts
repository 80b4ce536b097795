import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { projectFile } from "../lib/project-files";

/** The data of a page, and static query results that replace those of the build. */
export interface RenderRequest {
  pageData: unknown;
  staticQueries?: Readonly<Record<string, unknown>>;
}

export interface RenderOptions {
  /** No request waits for the page, and it is kept: a loaded machine gets more time, also after a timeout. */
  isBackground?: boolean;
}

export interface PageRenderer {
  /** Uses the components of the release that `file` belongs to. Rejects when rendering fails or takes too long. */
  render(file: string, request: RenderRequest, options?: RenderOptions): Promise<string>;
  stop(): Promise<void>;
}

export interface PageRendererOptions {
  now: () => number;
  /** Longest time for one page, with the start of the worker. */
  timeoutMs?: number;
  /** The same for a background call. */
  backgroundTimeoutMs?: number;
  /** The worker ends when no page was rendered for this long, which frees its memory. */
  idleMs?: number;
}

const TIMEOUT_MS = 5_000;
const BACKGROUND_TIMEOUT_MS = 30_000;

/** After a timeout, the same renderer is not used for this long, except by background calls. */
const PAUSE_MS = 60_000;
const IDLE_MS = 5 * 60_000;

/** Above this number of waiting pages, requests are rejected and pages are sent without cards. */
const MAX_WAITING = 500;
const MEMORY_MB = 256;

class RenderTimeout extends Error {
  override name = "RenderTimeout";
}

interface RunningWorker {
  file: string;
  worker: Worker;
}

/** One page at a time, in a worker thread that starts with the first page and has no environment, so no secrets. */
export const createPageRenderer = ({
  now,
  timeoutMs = TIMEOUT_MS,
  backgroundTimeoutMs = BACKGROUND_TIMEOUT_MS,
  idleMs = IDLE_MS,
}: PageRendererOptions): PageRenderer => {
  const inTurn = pLimit(1);
  let running: RunningWorker | null = null;
  let idleTimer: NodeJS.Timeout | null = null;
  let lastId = 0;
  let isStopped = false;
  let timedOut: { file: string; until: number } | null = null;

  const end = async (): Promise<void> => {
    const ended = running;
    running = null;
    if (idleTimer !== null) clearTimeout(idleTimer);
    await ended?.worker.terminate();
  };

  const workerFor = async (file: string): Promise<Worker> => {
    if (running?.file === file) return running.worker;
    await end();
    const worker = startWorker(file);
    // The worker may end between two pages; the next page then starts another one.
    worker.once("exit", () => {
      if (running?.worker === worker) running = null;
    });
    running = { file, worker };
    return worker;
  };

  const renderInWorker = async (file: string, request: RenderRequest, isBackground: boolean): Promise<WorkerResponse> => {
    const wasRunning = running?.file === file;
    const worker = await workerFor(file);
    lastId += 1;
    try {
      return await postToWorker(worker, { id: lastId, request }, isBackground ? backgroundTimeoutMs : timeoutMs);
    } catch (error) {
      await end();
      if (error instanceof RenderTimeout) timedOut = { file, until: now() + PAUSE_MS };
      // An earlier page may have caused the failure, so a new worker tries once more.
      else if (wasRunning && !isStopped) return renderInWorker(file, request, isBackground);
      throw error;
    }
  };

  const render = async (file: string, request: RenderRequest, isBackground: boolean): Promise<string> => {
    if (!isBackground && timedOut?.file === file && now() < timedOut.until) throw new Error("the renderer timed out a moment ago");
    if (idleTimer !== null) clearTimeout(idleTimer);
    const answer = await renderInWorker(file, request, isBackground);
    idleTimer = setTimeout(() => void end(), idleMs);
    idleTimer.unref();
    if ("problem" in answer) throw Object.assign(new Error(answer.problem), { name: answer.name });
    return answer.html;
  };

  return {
    render: (file, request, { isBackground = false } = {}) =>
      inTurn.pendingCount >= MAX_WAITING
        ? Promise.reject(new Error("too many pages wait to be rendered"))
        : inTurn(() => render(file, request, isBackground)),
    stop: async () => {
      isStopped = true;
      inTurn.clearQueue();
      await end();
    },
  };
};

const startWorker = (file: string): Worker => {
  const worker = new Worker(projectFile("server/withdrawal/render-worker.mjs"), {
    workerData: { file },
    env: { NODE_ENV: "production" },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stdout: true,
    stderr: true,
  });
  worker.on("error", () => undefined); // without a listener, an error that no page waits for would end the gateway
  worker.unref();
  return worker;
};

interface WorkerRequest {
  id: number;
  request: RenderRequest;
}

type WorkerResponse = { id: number; html: string } | { id: number; problem: string; name: string };

const postToWorker = (worker: Worker, message: WorkerRequest, timeoutMs: number): Promise<WorkerResponse> =>
  new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      act();
    };
    const onMessage = (answer: WorkerResponse): void => {
      if (answer.id === message.id) settle(() => resolve(answer));
    };
    // An answer sent just before an error may arrive after it, but always before the exit that follows the error.
    let failure: unknown = new Error("the renderer ended");
    const onError = (error: unknown): void => {
      failure = error;
    };
    const onExit = (): void => settle(() => reject(failure));
    const timer = setTimeout(() => settle(() => reject(new RenderTimeout(`the renderer took longer than ${timeoutMs} ms`))), timeoutMs);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(message);
  });
