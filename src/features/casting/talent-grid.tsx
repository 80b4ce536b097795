import { memo, useEffect, useRef } from "react";
import { PRIORITY_CARDS } from "../../config/constants";
import { CATEGORIES, type Category } from "../../domain/category";
import { TalentCard } from "../../components/talent/talent-card";
import type { ListedTalent } from "./use-casting";
import * as styles from "./talent-grid.module.css";

interface TalentGridProps {
  talents: readonly ListedTalent[];
  /** The list's category; without one, each card uses its talent's first category. */
  category: Category | null;
  /** The address of this list, for the talent's page. */
  listAddress: string;
  /** Number of placeholder cards, which keep the page's height. */
  placeholders?: number;
  /** Index of the card that receives the focus. */
  focusFrom?: number | null;
}

/** The category in addresses of talents that have hidden categories only. */
const HIDDEN_TALENT_CATEGORY: Category = CATEGORIES[3];

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
          category={category ?? talent.categories?.[0] ?? HIDDEN_TALENT_CATEGORY}
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

const PlainCard = ({ category, ...card }: GridCardProps) => (
  <li data-section={category}>
    <TalentCard category={category} {...card} />
  </li>
);

/** Memoised so that twenty more cards do not re-render a thousand. */
const GridCard = memo(PlainCard);
