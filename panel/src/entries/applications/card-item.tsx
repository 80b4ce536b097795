"use client";

import { Link } from "../../admin/kit/next-client";
import type { ApplicationMessages } from "../words/applications";
import { FLAG_TONES } from "../components/flag-tones";
import { Chip, Chips } from "../../admin/kit/chip";
import type { BoardCard } from "./board-card";
import styles from "./card-item.module.css";

type Props = { card: BoardCard; messages: ApplicationMessages; isSelected: boolean; onToggle: () => void };

export const CardItem = ({ card, messages, isSelected, onToggle }: Props) => (
  <li className={styles.card} data-card={card.id} data-selected={isSelected}>
    <Link className={styles.link} href={card.address} prefetch={false}>
      {card.photo === null ? (
        <span className={styles.noPhoto}>{messages.noPhoto}</span>
      ) : (
        <img className={styles.photo} src={card.photo} alt="" loading="lazy" decoding="async" />
      )}
      <span className={styles.name}>{card.name}</span>
      <span className={styles.facts}>{card.facts.join(" · ")}</span>
      <span className={styles.line}>{[card.category, card.waiting, card.reference].filter(Boolean).join(" · ")}</span>
      {(card.status !== null || card.reason !== null) && (
        <span className={styles.line}>{[card.status, card.reason].filter(Boolean).join(": ")}</span>
      )}
      {card.flags.length > 0 && (
        <Chips>
          {card.flags.map(({ flag, label }) => (
            <Chip key={flag} tone={FLAG_TONES[flag]}>
              {label}
            </Chip>
          ))}
        </Chips>
      )}
    </Link>
    {card.similar !== null && (
      <Link className={styles.similar} href={card.similar.address} prefetch={false} aria-label={`${card.similar.label}: ${card.name}`}>
        {card.similar.label}
      </Link>
    )}
    <label className={styles.select}>
      <input type="checkbox" checked={isSelected} onChange={onToggle} aria-label={`${messages.select}: ${card.name}`} />
    </label>
  </li>
);
