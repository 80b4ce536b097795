"use client";

import { useConfig, useTranslation } from "@payloadcms/ui";
import { useState } from "react";

import { type ImportScreenMessages, importScreenMessages } from "../words/roster-screen";
import type { ImportStatus } from "../job/import-status";
import { Button, ButtonLink } from "../../admin/kit/button";
import { Card } from "../../admin/kit/card";
import { Dialog } from "../../admin/kit/dialog";
import { Notice } from "../../admin/kit/notice";
import { ImportRows } from "./import-rows";
import styles from "./import.module.css";
import { useImportCalls } from "./use-import-calls";

type Step = "files" | "columns";

type Props = {
  status: ImportStatus;
  onStarted: () => void;
  onDiscarded: () => void;
  onStep: (step: Step) => void;
  onNew: () => void;
};

type PartProps = Props & { messages: ImportScreenMessages };

const Discard = ({ status: { id }, onDiscarded, messages }: PartProps) => {
  const { post } = useImportCalls();
  const [isOpen, setIsOpen] = useState(false);
  const discard = async (): Promise<void> => {
    if ((await post(`/${id}/discard`)) === null) return;
    setIsOpen(false);
    onDiscarded();
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        {messages.discard}
      </Button>
      {isOpen && (
        <Dialog
          title={messages.discardTitle}
          onClose={() => setIsOpen(false)}
          actions={
            <>
              <Button onClick={() => setIsOpen(false)}>{messages.cancel}</Button>
              <Button kind="danger" onClick={() => void discard()}>
                {messages.discard}
              </Button>
            </>
          }
        >
          <p>{messages.discardText}</p>
        </Dialog>
      )}
    </>
  );
};

const toDo = ({ counts }: ImportStatus): number => counts.new + counts.changed;

const Words = ({ status, messages }: PartProps) => {
  const { state, problem, done, total, counts } = status;
  if (state === "failed")
    return (
      <Notice tone="bad" isAlert>
        {problem}
      </Notice>
    );
  if (state === "stopped")
    return <Notice tone="care">{messages.stoppedText.replace("{done}", String(done)).replace("{total}", String(total))}</Notice>;
  if (state === "planned") return <p className={styles.text}>{toDo(status) === 0 ? messages.nothing : messages.plannedText}</p>;
  return (
    <p className={styles.text}>
      {toDo(status) > 0 && messages.doneText} {counts.refused > 0 && messages.refusedText}
    </p>
  );
};

const MainAction = ({ status, onStarted, onStep, onNew, messages }: PartProps) => {
  const { post } = useImportCalls();
  const [isBusy, setIsBusy] = useState(false);
  const start = async (): Promise<void> => {
    setIsBusy(true);
    const answer = await post(`/${status.id}/start`);
    setIsBusy(false);
    if (answer !== null) onStarted();
  };
  const count = toDo(status);
  if (status.state === "done")
    return status.counts.refused > 0 && status.uploads.table !== null ? (
      <Button kind="primary" onClick={() => onStep("files")}>
        {messages.correct}
      </Button>
    ) : (
      <Button kind="primary" onClick={onNew}>
        {messages.again}
      </Button>
    );
  if (status.uploads.table === null) return null;
  if (status.state === "planned" && count === 0) return null;
  const label =
    status.state === "planned" ? (count === 1 ? messages.startOne : messages.start.replace("{count}", String(count))) : messages.resume;
  return (
    <Button kind="primary" disabled={isBusy} onClick={() => void start()}>
      {label}
    </Button>
  );
};

const TITLES = { planned: "planned", stopped: "stopped", failed: "failed", done: "done" } as const;

/** Steps 4 and 6: the result of the dry run or of the import. */
export const ImportOutcome = (props: Props) => {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const messages = importScreenMessages(i18n.language);
  const { status, onStep, onNew } = props;
  const { id, state } = status;
  const part = { ...props, messages };
  const title =
    state === "planned" || state === "stopped" || state === "failed" || state === "done" ? messages[TITLES[state]] : messages.title;
  return (
    <>
      <Card title={title} actions={<Discard {...part} />}>
        <div className={styles.part}>
          <Words {...part} />
          <div className={styles.actions}>
            <MainAction {...part} />
            {status.hasRows && (
              <ButtonLink href={`${config.routes.api}/desk/imports/${id}/report`} isExternal>
                {messages.report}
              </ButtonLink>
            )}
            {state !== "done" && status.uploads.table !== null && (
              <Button kind="quiet" onClick={() => onStep("columns")}>
                {messages.changeColumns}
              </Button>
            )}
            {state !== "done" && (
              <Button kind="quiet" onClick={() => onStep("files")}>
                {messages.changeFiles}
              </Button>
            )}
            {state === "done" && status.counts.refused > 0 && (
              <Button kind="quiet" onClick={onNew}>
                {messages.again}
              </Button>
            )}
          </div>
          <p className={styles.quiet}>{messages.privacy}</p>
        </div>
      </Card>
      {status.hasRows && <ImportRows key={`${id}-${state}`} status={status} />}
    </>
  );
};
