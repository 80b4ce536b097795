import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { FlipbookControls } from "../../components/ui/flipbook";
import { leaveZoomToBrowser } from "../../components/ui/two-finger-zoom";
import { useArrowKeys } from "../../components/ui/use-arrow-keys";
import { useMediaQuery } from "../../components/ui/use-media-query";
import { MAGAZINE_DOUBLE_MIN_WIDTH } from "../../config/magazine";
import { FlipbookPage, OpenPageContext } from "./flipbook-page";
import { editionPages, isLast, type Edition } from "./magazine-pages";
import { PageTurner } from "./page-turner";
import { LazyFlipbook, useFlipbookLoaded } from "./lazy-flipbook";
import * as styles from "./magazine-flipbook.module.css";

interface MagazineFlipbookProps {
  edition: Edition;
  page: number;
  hasReducedMotion: boolean;
  onTurn: (page: number) => void;
  onFailure: () => void;
}

interface OpenBook {
  /** Whether the controls belong to the two-page layout. */
  isDouble: boolean;
  controls: FlipbookControls;
}

/** Another edition needs another `key`. Shows the opening pages until the flipbook's code is loaded. */
export const MagazineFlipbook = ({ edition, page, hasReducedMotion, onTurn, onFailure }: MagazineFlipbookProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const isFlipbookLoaded = useFlipbookLoaded(frame, onFailure);
  const isWide = useMediaQuery(`(min-width: ${MAGAZINE_DOUBLE_MIN_WIDTH}px)`);
  const isDouble = isWide === true;
  const [open, setOpen] = useState<OpenBook | null>(null);
  const controls = open?.isDouble === isDouble ? open.controls : null;

  const { title } = edition;
  const pictures = editionPages(edition);
  const total = pictures.length;
  const pages = pictures.map((picture, index) => ({
    key: `${index}`,
    content: <FlipbookPage picture={picture} title={title} index={index} total={total} />,
  }));
  const pageHandlers = {
    onPrevious: page > 0 ? controls?.showPrevious : undefined,
    onNext: isLast(page, { total, isDouble }) ? undefined : controls?.showNext,
  };
  useArrowKeys(pageHandlers);
  useEffect(
    () => (frame.current === null || controls === null ? undefined : leaveZoomToBrowser(frame.current, controls.release)),
    [controls],
  );
  const isReady = controls !== null;
  const openPage = useMemo(() => ({ page, isReady }), [page, isReady]);

  return (
    <OpenPageContext.Provider value={openPage}>
      <div ref={frame} className={styles.frame}>
        {controls === null && (
          <div className={styles.placeholder}>
            {pages.slice(page, page + 2).map(({ key, content }) => (
              <div key={key}>{content}</div>
            ))}
          </div>
        )}
        {isFlipbookLoaded && isWide !== null && (
          <Suspense fallback={null}>
            <LazyFlipbook
              key={isDouble ? "double" : "single"}
              pages={pages}
              isDouble={isDouble}
              hasReducedMotion={hasReducedMotion}
              startPage={page}
              onReady={(ready) => setOpen({ isDouble, controls: ready })}
              onTurn={onTurn}
            />
          </Suspense>
        )}
      </div>
      <PageTurner page={page} total={total} {...pageHandlers} />
    </OpenPageContext.Provider>
  );
};
