import { useTranslation } from "gatsby-plugin-react-i18next";
import { CARD_TALENTS } from "../../config/comp-cards";
import { talentCalls } from "../../config/talent-calls";
import { useLocale } from "../../i18n/use-locale";

interface CardsLinksProps {
  talentIds: readonly string[];
}

/** One link for each `CARD_TALENTS` talents. */
export const CardsLinks = ({ talentIds }: CardsLinksProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const starts = talentIds.map((_, index) => index).filter((index) => index % CARD_TALENTS === 0);
  return starts.map((start) => {
    const part = talentIds.slice(start, start + CARD_TALENTS);
    return (
      <a key={start} href={talentCalls.cards(part, locale)} download>
        {starts.length === 1 ? t("selection.cards") : t("selection.cardsPart", { from: start + 1, to: start + part.length })}
      </a>
    );
  });
};
