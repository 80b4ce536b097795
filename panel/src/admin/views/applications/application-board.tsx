"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";

import type { ApplicationFlag } from "../../../desk/application-card";
import type { DeclineReason, EntryStatus } from "../../../desk/application-status";
import { type BoardAction, boardActionOf } from "../../../desk/review-keys";
import { DeclineDialog } from "../../components/desk/decline-dialog";
import { useDesk } from "../../components/desk/use-desk";
import { useKeys } from "../../components/desk/use-keys";
import styles from "./application-board.module.css";
import { BulkBar } from "./bulk-bar";
import { CardItem } from "./card-item";

export type BoardCard = {
  id: number;
  address: string;
  name: string;
  /** Address of the face photo. */
  photo: string | null;
  /** Age, city, height. */
  facts: string[];
  category: string | null;
  /** How long ago it arrived. */
  waiting: string;
  reference: string | null;
  status: string;
  reason: string | null;
  flags: { flag: ApplicationFlag; label: string }[];
};

/** Moves the focus between the cards' links; returns the card that had it. */
const focusedCard = (list: HTMLElement | null): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && list?.contains(document.activeElement) === true
    ? document.activeElement.closest<HTMLElement>("[data-card]")
    : null;

const moveFocus = (list: HTMLElement | null, step: 1 | -1): void => {
  const cards = [...(list?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  const focused = focusedCard(list);
  const index = focused === null ? (step === 1 ? -1 : cards.length) : cards.indexOf(focused);
  cards[index + step]?.querySelector<HTMLElement>("a")?.focus();
};

/** The cards of a page, with selection, bulk decisions, undo and keys. */
export const ApplicationBoard = ({ cards }: { cards: readonly BoardCard[] }) => {
  const router = useRouter();
  const { messages, isBusy, decide, undoLast } = useDesk();
  const list = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [isDeclining, setIsDeclining] = useState(false);
  // After a decision, a selected card may have left the page.
  const chosen = cards.map(({ id }) => id).filter((id) => selected.has(id));

  const toggle = (id: number): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const undo = async (): Promise<void> => {
    if ((await undoLast()) !== null) router.refresh();
  };
  const decideAll = async (status: EntryStatus, reason?: DeclineReason): Promise<void> => {
    setIsDeclining(false);
    if (!(await decide({ ids: chosen, status, reason }))) return;
    toast.success(`${messages.decided}: ${chosen.length} · ${messages.statuses[status]}`);
    setSelected(new Set());
    router.refresh();
  };
  const run = (action: BoardAction): void => {
    if (action === "right" || action === "left") moveFocus(list.current, action === "right" ? 1 : -1);
    if (action === "undo" && !isBusy) void undo();
    if (action === "search") document.getElementById("filter-q")?.focus();
    const focused = Number(focusedCard(list.current)?.dataset.card);
    if (action === "select" && focused > 0) toggle(focused);
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
        isBusy={isBusy}
        onSelectAll={() => setSelected(new Set(cards.map(({ id }) => id)))}
        onClear={() => setSelected(new Set())}
        onDecide={(status) => (status === "declined" ? setIsDeclining(true) : void decideAll(status))}
        onUndo={() => void undo()}
      />
      <p className={styles.keys}>
        <strong>{messages.keys}:</strong> {messages.boardKeysHelp}
      </p>
      {isDeclining && (
        <DeclineDialog
          messages={messages}
          onChoose={(reason) => void decideAll("declined", reason)}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </>
  );
};
