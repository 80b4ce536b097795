import { useTranslation } from "gatsby-plugin-react-i18next";
import { createContext, useContext } from "react";
import { Photo } from "../../components/ui/photo";
import type { Picture } from "../../domain/media";

/** The open page. A context, because page-flip reads its pages once and ignores later props. */
export const OpenPageContext = createContext({ page: 0, isReady: false });

/** Pictures of pages within this distance are loaded; loading all would delay the first. */
const FETCHED_AHEAD = 3;

/** The distance until page-flip is ready. */
const FETCHED_FIRST = 1;

/** Equal to the frame's width in the style sheet. */
const PAGE_SIZES = "(min-width: 570px) 45vw, 60vw";

export const PAGE_RATIO = { width: 3, height: 4 } as const;

interface FlipbookPageProps {
  picture: Picture;
  title: string;
  index: number;
  total: number;
}

export const FlipbookPage = ({ picture, title, index, total }: FlipbookPageProps) => {
  const { t } = useTranslation();
  const { page, isReady } = useContext(OpenPageContext);
  const isNear = Math.abs(page - index) <= (isReady ? FETCHED_AHEAD : FETCHED_FIRST);
  if (!isNear) return null;
  return (
    <Photo
      picture={picture}
      alt={t("magazine.picture", { title, page: index + 1, total })}
      sizes={PAGE_SIZES}
      frame={PAGE_RATIO}
      isPriority
    />
  );
};
