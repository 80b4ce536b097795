/** `failed` lasts until the next request starts. */
export type RequestProgress = "idle" | "loading" | "failed";

/** Repeated calls do nothing. */
type EndRequest = (outcome: "done" | "failed") => void;

let pending = 0;
let hasFailed = false;
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());

/** For requests that the visitor waits for: live data, a form, the next page. */
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

/** Ends when the promise settles. A rejection, or a value for which `isFailure` is true, counts as failed. */
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

/** Returns a function that unsubscribes. */
export const subscribeToRequests = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
