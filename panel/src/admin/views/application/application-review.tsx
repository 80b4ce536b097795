"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";

import type { DeclineReason, EntryStatus } from "../../../desk/application-status";
import { type ReviewAction, reviewActionOf } from "../../../desk/review-keys";
import { DeclineDialog } from "../../components/desk/decline-dialog";
import { NoteForm } from "../../components/desk/note-form";
import { useDesk } from "../../components/desk/use-desk";
import { useKeys } from "../../components/desk/use-keys";
import styles from "./application-review.module.css";
import { PhotoViewer } from "./photo-viewer";
import { PhotoWall, type Photo } from "./photo-wall";
import { ReviewBar } from "./review-bar";

export type ReviewAddresses = {
  board: string;
  /** Null at the ends of the board's order. */
  previous: string | null;
  next: string | null;
  /** The beginning of an application's address, and the query after its id. */
  base: string;
  query: string;
};

type Props = {
  id: number;
  name: string;
  status: EntryStatus;
  notes: string;
  photos: readonly Photo[];
  photosDeletedAt: string | null;
  hasTalent: boolean;
  /** For accounts that may open talents. */
  talentAddress: string | null;
  addresses: ReviewAddresses;
  children: ReactNode;
};

/** Photos, decisions and note of an application, with their keys. After a decision the next application follows. */
export const ApplicationReview = ({ id, name, status, notes, photos, hasTalent, talentAddress, addresses, children, ...rest }: Props) => {
  const router = useRouter();
  const desk = useDesk();
  const { messages } = desk;
  const note = useRef<HTMLTextAreaElement>(null);
  const [isDeclining, setIsDeclining] = useState(false);
  const [shownPhoto, setShownPhoto] = useState<number | null>(null);

  const open = (address: string | null): void => router.push(address ?? addresses.board);
  const decide = async (to: EntryStatus, reason?: DeclineReason): Promise<void> => {
    setIsDeclining(false);
    if (!(await desk.decide({ ids: [id], status: to, reason }))) return;
    toast.success(`${name}: ${messages.status[to]}`);
    open(addresses.next);
  };
  const undo = async (): Promise<void> => {
    const [restored] = (await desk.undoLast()) ?? [];
    if (restored === id) router.refresh();
    else if (restored !== undefined) router.push(`${addresses.base}${restored}${addresses.query}`);
  };
  const makeTalent = async (): Promise<void> => {
    if ((await desk.makeTalent(id)) === null) return;
    toast.success(messages.talentMade);
    router.refresh();
  };
  const run = (action: ReviewAction): void => {
    if (action.kind === "next" || action.kind === "previous") {
      const address = addresses[action.kind];
      if (address !== null) router.push(address);
    }
    if (action.kind === "board") open(addresses.board);
    if (action.kind === "note") note.current?.focus();
    if (action.kind === "fullScreen" && photos.length > 0) setShownPhoto(0);
    if (desk.isBusy) return;
    if (action.kind === "decide") void decide(action.status);
    if (action.kind === "decline") setIsDeclining(true);
    if (action.kind === "undo") void undo();
    if (action.kind === "talent" && !hasTalent) void makeTalent();
  };
  useKeys(reviewActionOf, run);

  return (
    <div className={styles.layout}>
      <PhotoWall photos={photos} messages={messages} areDeleted={rest.photosDeletedAt !== null} onOpen={setShownPhoto} />
      <div className={styles.text}>
        {children}
        <NoteForm
          ref={note}
          label={messages.note}
          save={messages.saveNote}
          notes={notes}
          isBusy={desk.isBusy}
          onSave={async (text) => {
            if (!(await desk.saveNote(id, text))) return;
            toast.success(messages.noteSaved);
            router.refresh();
          }}
        />
        <p className={styles.keys}>
          <strong>{messages.keys}:</strong> {messages.keysHelp}
        </p>
      </div>
      <ReviewBar
        messages={messages}
        status={status}
        isBusy={desk.isBusy}
        hasTalent={hasTalent}
        talentAddress={talentAddress}
        addresses={addresses}
        onAction={run}
      />
      {isDeclining && (
        <DeclineDialog messages={messages} onChoose={(reason) => void decide("declined", reason)} onClose={() => setIsDeclining(false)} />
      )}
      {shownPhoto !== null && <PhotoViewer photos={photos} first={shownPhoto} messages={messages} onClose={() => setShownPhoto(null)} />}
    </div>
  );
};
