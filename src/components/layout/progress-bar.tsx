import { useEffect, useState, useSyncExternalStore } from "react";
import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from "../../config/constants";
import { requestProgress, subscribeToRequests, type RequestProgress } from "../../live/request-progress";
import * as styles from "./progress-bar.module.css";

/** A complete bar stays visible for this time. */
const COMPLETE_MS = 500;

const idleWhenBuilt = (): RequestProgress => "idle";

/** Hidden from screen readers: each component announces its own loading state. */
export const ProgressBar = () => {
  const progress = useSyncExternalStore(subscribeToRequests, requestProgress, idleWhenBuilt);
  const [shown, setShown] = useState<"hidden" | "loading" | "done" | "failed">("hidden");

  useEffect(() => {
    const settle = (): void =>
      setShown((now) => {
        if (progress === "loading") return "loading";
        if (progress === "failed") return "failed";
        return now === "loading" ? "done" : "hidden";
      });
    const timer = setTimeout(settle, progress === "loading" ? PROGRESS_THROTTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [progress]);

  useEffect(() => {
    if (shown !== "done" && shown !== "failed") return;
    const timer = setTimeout(() => setShown("hidden"), shown === "failed" ? PROGRESS_DURATION_MS : COMPLETE_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  if (shown === "hidden") return null;
  return <div className={styles.bar} data-progress={shown} style={{ animationDuration: `${PROGRESS_DURATION_MS}ms` }} aria-hidden="true" />;
};
