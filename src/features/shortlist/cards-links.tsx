import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";

interface CardsLinksProps {
  talentIds: readonly string[];
}

/** As many comp cards as the gateway puts into one file. */
const CARDS_PER_FILE = 20;

/** Comp cards of all talents, in as many files as they need. */
export const CardsLinks = ({ talentIds }: CardsLinksProps) => {
  const { t } = useTranslation();
  const starts = talentIds.map((_, index) => index).filter((index) => index % CARDS_PER_FILE === 0);
  return starts.map((start) => {
    const part = talentIds.slice(start, start + CARDS_PER_FILE);
    return (
      <a key={start} href={routes.cards(part)} download>
        {starts.length === 1 ? t("selection.cards") : t("selection.cardsPart", { from: start + 1, to: start + part.length })}
      </a>
    );
  });
};
