import { lazy, Suspense } from "react";
import { coverAddress, COVER_FALLBACK_WIDTH, COVER_RATIO, coverSources } from "../../config/media";
import type { TalentSummary } from "../../domain/talent";
import { ResilientImage } from "../ui/resilient-image";
import * as styles from "./cover-photo.module.css";

// Lazy, because few talents have no cover.
const Silhouette = lazy(async () => ({ default: (await import(/* webpackChunkName: "silhouette" */ "./silhouette")).Silhouette }));

interface CoverPhotoProps {
  talent: Pick<TalentSummary, "talentId" | "coverVersion" | "name">;
  /** Alternative text; the name by default. */
  text?: string;
  sizes: string;
  isPriority?: boolean;
}

export const CoverPhoto = ({ talent: { talentId, coverVersion, name }, text = name, sizes, isPriority }: CoverPhotoProps) => {
  if (coverVersion === null) {
    return (
      <Suspense fallback={<span role="img" aria-label={text} className={styles.cover} />}>
        <Silhouette name={text} />
      </Suspense>
    );
  }
  return (
    <ResilientImage
      src={coverAddress(talentId, coverVersion, COVER_FALLBACK_WIDTH)}
      srcSet={coverSources(talentId, coverVersion)}
      sizes={sizes}
      alt={text}
      isPriority={isPriority}
      width={COVER_RATIO.width * 200}
      height={COVER_RATIO.height * 200}
      className={styles.cover}
    />
  );
};
