"use client";

import { type ReactNode, useRef, useState } from "react";

import { useRouter } from "../../admin/kit/next-client";
import type { Answer } from "../answers/answer";
import { AnswerActions } from "../answers/answer-actions";
import type { MessageWay } from "../answers/answer-dialog";
import type { DeclineReason, EntryStatus } from "../entry-status";
import { type ReviewAction, reviewActionOf } from "../entry-keys";
import type { StepAddresses } from "../entry-lists";
import { Card } from "../../admin/kit/card";
import { DeclineDialog } from "../components/decline-dialog";
import { NoteForm } from "../components/note-form";
import { RemoveButton } from "../components/remove-button";
import { useDesk } from "../components/use-desk";
import { useEntry } from "../components/use-entry";
import { useKeys } from "../components/use-keys";
import { useSteps } from "../components/use-steps";
import styles from "./application-review.module.css";
import { PhotoViewer } from "./photo-viewer";
import { type Photo, PhotoWall } from "./photo-wall";
import { ReviewBar } from "./review-bar";
import { TalentAction, TalentLinks } from "./talent-action";

type Addresses = StepAddresses & {
  /** Null without similar applications. */
  comparison: string | null;
  /** An application's address is `base`, its id and `query`. */
  base: string;
  query: string;
  adminRoute: string;
};

type Props = {
  id: number;
  name: string;
  status: EntryStatus;
  notes: string;
  photos: readonly Photo[];
  arePhotosDeleted: boolean;
  /** That was made of the application; null without one. */
  talent: number | null;
  mayRemoveTalent: boolean;
  isAdmin: boolean;
  addresses: Addresses;
  answer: Answer;
  /** Names, numbers and addresses of the family, above the buttons that write to it. */
  contact: ReactNode;
  /** Rendered above the note; `history` is below it. */
  children: ReactNode;
  history: ReactNode;
};

/** After a decision, opens the next application. */
export const ApplicationReview = ({ id, name, photos, talent, addresses, answer, contact, children, history, ...application }: Props) => {
  const router = useRouter();
  const { step, leave } = useSteps(addresses);
  const desk = useDesk();
  const entry = useEntry(id);
  const { messages } = desk;
  // One change at a time: two at once could overwrite each other.
  const isBusy = desk.isBusy || entry.isBusy;
  const note = useRef<HTMLTextAreaElement>(null);
  const [isDeclining, setIsDeclining] = useState(false);
  const [way, setWay] = useState<MessageWay | null>(null);
  const [shownPhoto, setShownPhoto] = useState<number | null>(null);

  const decide = async (to: EntryStatus, reason?: DeclineReason): Promise<void> => {
    setIsDeclining(false);
    const done = await desk.decide({ ids: [id], status: to, reason });
    if (done === null) return;
    desk.announce({ text: `${name}: ${messages.status[to]}` }, done, open);
    leave();
  };
  const open = ([restored]: number[]): void => {
    if (restored === undefined) return;
    router.push(`${addresses.base}${restored}${addresses.query}`);
    router.refresh();
  };
  const undo = async (): Promise<void> => open((await desk.undoLast()) ?? []);
  const linksTo = (made: number | null): ReactNode =>
    made !== null && <TalentLinks messages={messages} talent={made} adminRoute={addresses.adminRoute} isAdmin={application.isAdmin} />;
  const makeTalent = async (): Promise<void> => {
    const done = await desk.makeTalent(id);
    if (done === null) return;
    desk.announce({ text: messages.talentMade, links: linksTo(done.talent) }, done, open);
    router.refresh();
  };
  const run = (action: ReviewAction): void => {
    step(action);
    if (action.kind === "compare" && addresses.comparison !== null) router.push(addresses.comparison);
    if (action.kind === "note") note.current?.focus();
    if (action.kind === "mail" || action.kind === "whatsapp") setWay(action.kind);
    if (action.kind === "fullScreen" && photos.length > 0) setShownPhoto(0);
    if (isBusy) return;
    if (action.kind === "decide" && action.status === "declined") setIsDeclining(true);
    else if (action.kind === "decide") void decide(action.status);
    if (action.kind === "undo") void undo();
    if (action.kind === "talent" && talent === null) void makeTalent();
  };
  useKeys(reviewActionOf, run);

  return (
    <div className={styles.layout}>
      <PhotoWall photos={photos} messages={messages} areDeleted={application.arePhotosDeleted} onOpen={setShownPhoto} />
      <div className={styles.text}>
        <Card title={messages.contact}>
          {contact}
          <AnswerActions
            answer={answer}
            messages={messages}
            way={way}
            onWay={setWay}
            onStatus={(to) => run({ kind: "decide", status: to })}
          />
        </Card>
        {children}
        <NoteForm
          ref={note}
          label={messages.note}
          save={messages.saveNote}
          notes={application.notes}
          isBusy={isBusy}
          onSave={(notes) => entry.change({ notes }, messages.noteSaved)}
        />
        <TalentAction messages={messages} isBusy={isBusy} hasTalent={talent !== null} onMake={() => void makeTalent()}>
          {linksTo(talent)}
          {application.mayRemoveTalent && (
            <RemoveButton
              request={["POST", `/desk/applications/${id}/talent/remove`]}
              name={name}
              messages={{
                remove: messages.removeTalent,
                removeText: messages.removeTalentText,
                removed: messages.talentRemoved,
                cancel: messages.cancel,
              }}
              onRemoved={router.refresh}
            />
          )}
        </TalentAction>
        {history}
        {application.isAdmin && (
          <RemoveButton request={["DELETE", `/entries/${id}?depth=0`]} name={name} messages={messages} onRemoved={leave} />
        )}
      </div>
      <ReviewBar messages={messages} status={application.status} isBusy={isBusy} addresses={addresses} onAction={run} />
      {isDeclining && (
        <DeclineDialog messages={messages} onChoose={(reason) => void decide("declined", reason)} onClose={() => setIsDeclining(false)} />
      )}
      {shownPhoto !== null && <PhotoViewer photos={photos} first={shownPhoto} messages={messages} onClose={() => setShownPhoto(null)} />}
    </div>
  );
};
