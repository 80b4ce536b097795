import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLayoutEffect, useRef } from "react";
import type { MediaWidth } from "../../config/media";
import { SizedPhoto } from "../ui/photo";
import { SwiperRow } from "../ui/swiper-row";
import { ratioOf, type SizedPicture } from "./picture-ratio";
import { useFullView } from "./use-full-view";
import * as styles from "./full-view.module.css";

interface FullViewProps<Shown extends SizedPicture> {
  /** The talent's. */
  name: string;
  pictures: readonly Shown[];
  addressOf: (picture: Shown, width: MediaWidth) => string;
  /** Counted from 1. */
  position: number;
  onTurn: (position: number) => void;
  onClose: () => void;
}

/** Swipe, arrow keys and buttons change the picture; pinch or double tap zooms; Escape closes. */
export const FullView = <Shown extends SizedPicture>({ name, pictures, addressOf, position, onTurn, onClose }: FullViewProps<Shown>) => {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { onReady, ...turn } = useFullView({ dialog, position, total: pictures.length, onTurn });

  // A layout effect: it runs before paint, and its cleanup before the dialog is removed, which would lose the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    current?.showModal();
    current?.focus();
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
      current?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.dialog}
      aria-label={t("talent.fullView", { name })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <SwiperRow
        className={styles.view}
        wrapperClass={styles.wrapper}
        slideClass={styles.slide}
        zoomClass={styles.zoom}
        startSlide={position - 1}
        hasKeys={false}
        onReady={onReady}
      >
        {pictures.map((picture, index) => (
          <li key={picture.pictureId} className={styles.slide} aria-hidden={index + 1 !== position}>
            <div className={styles.zoom}>
              <SizedPhoto
                picture={picture}
                addressOf={(width) => addressOf(picture, width)}
                alt={t("talent.picture", { name, index: index + 1 })}
                sizes={`min(100vw, ${Math.round(100 * ratioOf(picture))}svh)`}
                isEager={index + 1 === position}
              />
            </div>
          </li>
        ))}
      </SwiperRow>
      <FullViewBar position={position} total={pictures.length} {...turn} onClose={onClose} />
    </dialog>
  );
};

interface FullViewBarProps {
  position: number;
  total: number;
  showPrevious: () => void;
  showNext: () => void;
  onClose: () => void;
}

const FullViewBar = ({ position, total, showPrevious, showNext, onClose }: FullViewBarProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <p className={styles.count} aria-live="polite">
        <span className="visually-hidden">{t("talent.pictureOf", { index: position, total })}</span>
        <span aria-hidden="true">{`${position} / ${total}`}</span>
      </p>
      {total > 1 && (
        <>
          <button
            type="button"
            className={styles.step}
            aria-label={t("talent.previousPicture")}
            aria-disabled={position === 1}
            onClick={showPrevious}
          >
            ←
          </button>
          <button
            type="button"
            className={styles.step}
            aria-label={t("talent.nextPicture")}
            aria-disabled={position === total}
            onClick={showNext}
          >
            →
          </button>
        </>
      )}
      <button type="button" className={styles.close} onClick={onClose}>
        {t("talent.closePicture")}
      </button>
    </div>
  );
};
