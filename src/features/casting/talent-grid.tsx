import { memo, useEffect, useRef } from "react";
import { PRIORITY_CARDS } from "../../config/constants";
import { CATEGORIES, type Category } from "../../domain/category";
import { TalentCard } from "../../components/talent/talent-card";
import type { ListedTalent } from "./use-casting";
import * as styles from "./talent-grid.module.css";

interface TalentGridProps {
  talents: readonly ListedTalent[];
  /** The list's own category; without one, each card stands in its talent's first. */
  category: Category | null;
  /** Where the talent's page leads back to. */
  listAddress: string;
  /** Cards that are still on their way; they keep the page as long as it will be. */
  placeholders?: number;
  /** The card that takes the focus once it is there. */
  focusFrom?: number | null;
}

/** Where a talent with none but hidden categories is shown. */
const HIDDEN_HOME: Category = CATEGORIES[3];

/** Talents as cards, edge to edge. */
export const TalentGrid = ({ talents, category, listAddress, placeholders = 0, focusFrom = null }: TalentGridProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focusFrom !== null) list.current?.children[focusFrom]?.querySelector("a")?.focus();
  }, [focusFrom]);

  return (
    <ul ref={list} className={styles.grid} aria-busy={placeholders > 0 || undefined}>
      {talents.map((talent, position) => (
        <GridCard
          key={talent.talentId}
          talent={talent}
          category={category ?? talent.categories?.[0] ?? HIDDEN_HOME}
          listAddress={listAddress}
          isPriority={position < PRIORITY_CARDS}
        />
      ))}
      {Array.from({ length: placeholders }, (_, position) => (
        <li key={`placeholder ${position}`} aria-hidden="true" className={styles.placeholder} />
      ))}
    </ul>
  );
};

interface GridCardProps {
  talent: ListedTalent;
  category: Category;
  listAddress: string;
  isPriority: boolean;
}

/** A thousand cards must not be drawn anew when twenty come. */
const GridCard = memo(({ category, ...card }: GridCardProps) => (
  <li data-section={category}>
    <TalentCard category={category} {...card} />
  </li>
));
GridCard.displayName = "GridCard";
