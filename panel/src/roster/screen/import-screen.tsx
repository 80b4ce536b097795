"use client";

import { useCallback, useEffect, useRef, useState } from "react";

import { useRouter } from "../../admin/kit/next-client";
import type { ImportStatus } from "../job/import-status";
import { ColumnsForm } from "./columns-form";
import { ImportOutcome } from "./import-outcome";
import { ImportProgress } from "./import-progress";
import styles from "./import.module.css";
import { UploadForm } from "./upload-form";
import { useImportCalls } from "./use-import-calls";

const ASK_EVERY_MS = 1_000;

const isActive = (status: ImportStatus | null): boolean => status?.state === "planning" || status?.state === "importing";

/** Polls the progress while the job is running. */
const useStatus = (initial: ImportStatus | null) => {
  const { ask } = useImportCalls();
  const [status, setStatus] = useState(initial);
  const refresh = useCallback(
    async (id: number): Promise<void> => {
      const result = await ask<ImportStatus>(`/${id}`);
      if (result.kind === "ok") setStatus(result.answer);
    },
    [ask],
  );
  const activeId = status !== null && isActive(status) ? status.id : null;
  useEffect(() => {
    if (activeId === null) return undefined;
    const timer = setInterval(() => void refresh(activeId), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [activeId, refresh]);
  return { status, setStatus, refresh };
};

const isComplete = ({ uploads: { table, pictures } }: ImportStatus): boolean =>
  table !== null && table.received === table.total && (pictures === null || pictures.received === pictures.total);

type Step = "files" | "columns" | "progress" | "outcome";

/** The step that follows from the state of an import, unless the admin went back to an earlier one. */
const stepOfState = (status: ImportStatus | null): Step => {
  if (status === null) return "files";
  if (isActive(status)) return "progress";
  if (status.state !== "open") return "outcome";
  return isComplete(status) ? "columns" : "files";
};

/** Moves the focus to a step that replaces another one, so that keyboards and screen readers continue there. */
const useFocusOnChange = (step: string) => {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) part.current?.focus();
    shown.current = step;
  }, [step]);
  return part;
};

/** `initial` is the newest import; null without one. */
export const ImportScreen = ({ initial }: { initial: ImportStatus | null }) => {
  const { status, setStatus, refresh } = useStatus(initial);
  const [earlierStep, setEarlierStep] = useState<Step | null>(null);
  const router = useRouter();
  const step = earlierStep ?? stepOfState(status);
  const part = useFocusOnChange(`${step} ${status?.state ?? ""}`);
  const goOn = async (id: number): Promise<void> => {
    await refresh(id);
    setEarlierStep(null);
  };
  const startAnew = (): void => {
    setStatus(null);
    setEarlierStep(null);
    router.refresh();
  };
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      {step === "files" && (
        <UploadForm
          status={status}
          onUploaded={(id) => void goOn(id)}
          onBack={earlierStep === null ? undefined : () => setEarlierStep(null)}
        />
      )}
      {step === "columns" && status !== null && (
        <ColumnsForm id={status.id} onPlanned={() => void goOn(status.id)} onFiles={() => setEarlierStep("files")} />
      )}
      {step === "progress" && status !== null && <ImportProgress status={status} onStopped={() => void refresh(status.id)} />}
      {step === "outcome" && status !== null && (
        <ImportOutcome
          status={status}
          onStarted={() => void goOn(status.id)}
          onDiscarded={startAnew}
          onStep={setEarlierStep}
          onNew={startAnew}
        />
      )}
    </div>
  );
};
