"use client";

import Link from "next/link";

import type { ApplicationMessages } from "../../../messages/applications";
import type { BoardCard } from "./application-board";
import styles from "./card-item.module.css";

type Props = { card: BoardCard; messages: ApplicationMessages; isSelected: boolean; onToggle: () => void };

/** One application: the link to it, and a checkbox beside it. */
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
      <span className={styles.line}>
        {card.category !== null && <span className={styles.category}>{card.category}</span>}
        <span>{card.waiting}</span>
        <span>{card.reference}</span>
      </span>
      <span className={styles.line}>
        {card.status}
        {card.reason !== null && `: ${card.reason}`}
      </span>
      {card.flags.length > 0 && (
        <span className={styles.flags}>
          {card.flags.map(({ flag, label }) => (
            <span key={flag} className={styles.flag} data-flag={flag}>
              {label}
            </span>
          ))}
        </span>
      )}
    </Link>
    <label className={styles.select}>
      <input type="checkbox" checked={isSelected} onChange={onToggle} aria-label={`${messages.select}: ${card.name}`} />
    </label>
  </li>
);
