import { Suspense, useMemo, useRef, useState } from "react";
import type { FlipbookControls } from "../../components/ui/flipbook";
import { useArrowKeys } from "../../components/ui/use-arrow-keys";
import { useMediaQuery } from "../../components/ui/use-media-query";
import { MAGAZINE_DOUBLE_MIN_WIDTH } from "../../config/magazine";
import { BookPage, OpenPlace } from "./book-page";
import { bookPages, isLast, type Edition } from "./magazine-pages";
import { PageTurner } from "./page-turner";
import { LazyFlipbook, useIsFlipbookHere } from "./use-flipbook";
import * as styles from "./flip-stage.module.css";

interface FlipStageProps {
  edition: Edition;
  page: number;
  isStill: boolean;
  onTurn: (page: number) => void;
  onFailure: () => void;
}

interface OpenBook {
  /** Whether the controls belong to the two-page layout. */
  isDouble: boolean;
  controls: FlipbookControls;
}

/** The magazine as a flipbook; another edition needs another `key`. Shows the opening pages until the flipbook's code is loaded. */
export const FlipStage = ({ edition, page, isStill, onTurn, onFailure }: FlipStageProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const isFlipbookHere = useIsFlipbookHere(frame, onFailure);
  const isWide = useMediaQuery(`(min-width: ${MAGAZINE_DOUBLE_MIN_WIDTH}px)`);
  const isDouble = isWide === true;
  const [open, setOpen] = useState<OpenBook | null>(null);
  const controls = open?.isDouble === isDouble ? open.controls : null;

  const { title } = edition;
  const pictures = bookPages(edition);
  const total = pictures.length;
  const pages = pictures.map((picture, index) => ({
    key: `${index}`,
    content: <BookPage picture={picture} title={title} index={index} total={total} />,
  }));
  const turns = {
    onBack: page > 0 ? controls?.goBack : undefined,
    onOn: isLast(page, { total, isDouble }) ? undefined : controls?.goOn,
  };
  useArrowKeys(turns);
  const isBound = controls !== null;
  const place = useMemo(() => ({ page, isBound }), [page, isBound]);

  return (
    <OpenPlace.Provider value={place}>
      <div ref={frame} className={styles.frame}>
        {controls === null && (
          <div className={styles.opening}>
            {pages.slice(page, page + 2).map(({ key, content }) => (
              <div key={key}>{content}</div>
            ))}
          </div>
        )}
        {isFlipbookHere && isWide !== null && (
          <Suspense fallback={null}>
            <LazyFlipbook
              key={isDouble ? "double" : "single"}
              pages={pages}
              isDouble={isDouble}
              isStill={isStill}
              startPage={page}
              onReady={(ready) => setOpen({ isDouble, controls: ready })}
              onTurn={onTurn}
            />
          </Suspense>
        )}
      </div>
      <PageTurner page={page} total={total} {...turns} />
    </OpenPlace.Provider>
  );
};
