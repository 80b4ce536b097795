/** State of the progress bar; `failed` lasts until the next request starts. */
export type RequestProgress = "idle" | "loading" | "failed";

/** Ends a request of `beginRequest`; further calls do nothing. */
type EndRequest = (outcome: "done" | "failed") => void;

let pending = 0;
let hasFailed = false;
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());

/** Counts a request that the visitor waits for: live data, a form, the next page. */
export const beginRequest = (): EndRequest => {
  if (pending === 0) hasFailed = false;
  pending += 1;
  notify();
  let isOver = false;
  return (outcome) => {
    if (isOver) return;
    isOver = true;
    pending -= 1;
    hasFailed ||= outcome === "failed";
    notify();
  };
};

/** Counts a promise as a request until it settles; a rejection, or a value for which `isFailure` is true, counts as failed. */
export const trackRequest = <Answer>(request: Promise<Answer>, isFailure: (answer: Answer) => boolean): Promise<Answer> => {
  const end = beginRequest();
  return request.then(
    (answer) => {
      end(isFailure(answer) ? "failed" : "done");
      return answer;
    },
    (error: unknown) => {
      end("failed");
      throw error;
    },
  );
};

export const requestProgress = (): RequestProgress => {
  if (pending > 0) return "loading";
  return hasFailed ? "failed" : "idle";
};

/** Calls back on each change. Returns a function that unsubscribes. */
export const subscribeToRequests = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
