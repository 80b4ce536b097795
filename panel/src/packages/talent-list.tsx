"use client";

import { DraggableSortable, DraggableSortableItem } from "@payloadcms/ui";

import type { PackageTalent } from "../contract/package";
import type { PackageMessages } from "./words";
import type { ChosenTalent } from "./chosen-talents";
import { TalentThumbnail } from "../admin/kit/talent-thumbnail";
import { Button } from "../admin/kit/button";
import { TalentItems } from "./talent-items";
import styles from "./talent-list.module.css";

type Listed = { talent: ChosenTalent; choice: PackageTalent };

type Props = { talents: readonly Listed[]; messages: PackageMessages; onChange: (talents: Listed[]) => void };

const move = (talents: readonly Listed[], from: number, to: number): Listed[] => {
  const moved = talents[from];
  if (moved === undefined || to < 0 || to >= talents.length) return [...talents];
  const others = talents.filter((_, index) => index !== from);
  return [...others.slice(0, to), moved, ...others.slice(to)];
};

type RowProps = Omit<Props, "talents"> & { listed: Listed; index: number; talents: readonly Listed[] };

const Row = ({ listed, index, talents, messages, onChange }: RowProps) => {
  const { talent, choice } = listed;
  const name = talent.name ?? String(talent.id);
  const named = (text: string): string => text.replace("{name}", name);
  return (
    <DraggableSortableItem id={String(talent.id)}>
      {({ attributes, listeners, setNodeRef, transform, transition }) => (
        <li className={styles.row} ref={setNodeRef} style={{ transform, transition }}>
          <span className={styles.handle} {...attributes} {...listeners} aria-label={name}>
            <TalentThumbnail address={talent.thumbnail} />
          </span>
          <div className={styles.words}>
            <strong>{name}</strong>
            {!talent.isPublished && <p className={styles.note}>{messages.withdrawn}</p>}
            <TalentItems
              talent={talent}
              choice={choice}
              messages={messages}
              onChange={(changed) => onChange(talents.map((other) => (other === listed ? { talent, choice: changed } : other)))}
            />
          </div>
          <span className={styles.buttons}>
            <Button
              kind="quiet"
              aria-label={named(messages.up)}
              disabled={index === 0}
              onClick={() => onChange(move(talents, index, index - 1))}
            >
              ↑
            </Button>
            <Button
              kind="quiet"
              aria-label={named(messages.down)}
              disabled={index === talents.length - 1}
              onClick={() => onChange(move(talents, index, index + 1))}
            >
              ↓
            </Button>
            <Button kind="quiet" aria-label={named(messages.remove)} onClick={() => onChange(talents.filter((other) => other !== listed))}>
              ×
            </Button>
          </span>
        </li>
      )}
    </DraggableSortableItem>
  );
};

/** Sortable: drag the picture, or use the arrow buttons. */
export const TalentList = ({ talents, messages, onChange }: Props) => (
  <DraggableSortable
    ids={talents.map(({ talent }) => String(talent.id))}
    onDragEnd={({ moveFromIndex, moveToIndex }) => onChange(move(talents, moveFromIndex, moveToIndex))}
  >
    <ul className={styles.list}>
      {talents.map((listed, index) => (
        <Row key={listed.talent.id} listed={listed} index={index} talents={talents} messages={messages} onChange={onChange} />
      ))}
    </ul>
  </DraggableSortable>
);
