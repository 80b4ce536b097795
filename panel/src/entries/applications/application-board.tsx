"use client";

import { toast } from "@payloadcms/ui";
import { useRef, useState } from "react";

import { useRouter } from "../../admin/kit/next-client";
import type { DeclineReason, EntryStatus } from "../entry-status";
import { type BoardAction, boardActionOf } from "../entry-keys";
import { DeclineDialog } from "../components/decline-dialog";
import { NoteDialog } from "../components/note-dialog";
import { useDesk } from "../components/use-desk";
import { useKeys } from "../components/use-keys";
import styles from "./application-board.module.css";
import type { BoardCard } from "./board-card";
import { BulkBar } from "./bulk-bar";
import { focusAfter, focusedCard, moveFocus } from "./card-focus";
import { CardItem } from "./card-item";

type OpenDialog = "decline" | "note" | null;

export const ApplicationBoard = ({ cards }: { cards: readonly BoardCard[] }) => {
  const router = useRouter();
  const { messages, isBusy, decide, announce, addNote, undoLast } = useDesk();
  const list = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [dialog, setDialog] = useState<OpenDialog>(null);
  // Without a selection, keys act on the card that had the focus when they were pressed.
  const [focused, setFocused] = useState<number | null>(null);
  // After a decision, a selected card may have left the page.
  const chosen = cards.map(({ id }) => id).filter((id) => selected.has(id));
  const targets = chosen.length > 0 || focused === null ? chosen : [focused];

  const toggle = (id: number): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const toggleAll = (): void => setSelected(new Set(chosen.length === cards.length ? [] : cards.map(({ id }) => id)));
  const undo = async (): Promise<void> => {
    if ((await undoLast()) !== null) router.refresh();
  };
  const decideOn = async (ids: readonly number[], status: EntryStatus, reason?: DeclineReason): Promise<void> => {
    setDialog(null);
    const done = ids.length === 0 ? null : await decide({ ids, status, reason });
    if (done === null) return;
    announce({ text: `${messages.decided}: ${ids.length} · ${messages.statuses[status]}` }, done, () => router.refresh());
    focusAfter(list.current, ids);
    setSelected(new Set());
    router.refresh();
  };
  const note = async (text: string): Promise<void> => {
    setDialog(null);
    if (!(await addNote(targets, text))) return;
    toast.success(`${messages.noteAdded}: ${targets.length}`);
    router.refresh();
  };
  const start = (action: EntryStatus | "note", ids: readonly number[]): void => {
    if (ids.length === 0 || isBusy) return;
    if (action === "note") setDialog("note");
    else if (action === "declined") setDialog("decline");
    else void decideOn(ids, action);
  };
  const run = (action: BoardAction): void => {
    const id = Number(focusedCard(list.current)?.dataset.card) || null;
    setFocused(id);
    if (action.kind === "next" || action.kind === "previous") moveFocus(list.current, action.kind === "next" ? 1 : -1);
    if (action.kind === "undo" && !isBusy) void undo();
    if (action.kind === "search") document.getElementById("filter-q")?.focus();
    if (action.kind === "selectAll") toggleAll();
    if (action.kind === "select" && id !== null) toggle(id);
    const ids = chosen.length > 0 || id === null ? chosen : [id];
    if (action.kind === "note") start("note", ids);
    if (action.kind === "decide") start(action.status, ids);
  };
  useKeys(boardActionOf, run);

  return (
    <>
      <ul className={styles.cards} ref={list}>
        {cards.map((card) => (
          <CardItem key={card.id} card={card} messages={messages} isSelected={selected.has(card.id)} onToggle={() => toggle(card.id)} />
        ))}
      </ul>
      <BulkBar
        messages={messages}
        count={chosen.length}
        total={cards.length}
        isBusy={isBusy}
        onSelectAll={toggleAll}
        onDecide={(status) => start(status, chosen)}
        onNote={() => start("note", chosen)}
        onUndo={() => void undo()}
      />
      {dialog === "decline" && (
        <DeclineDialog
          messages={messages}
          onChoose={(reason) => void decideOn(targets, "declined", reason)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "note" && (
        <NoteDialog messages={messages} count={targets.length} onSave={(text) => void note(text)} onClose={() => setDialog(null)} />
      )}
    </>
  );
};
