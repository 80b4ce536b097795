import { coverAddress, COVER_FALLBACK_WIDTH, COVER_RATIO, coverSources } from "../../config/media";
import type { Door } from "../../domain/home";
import { pictureSource } from "../../components/ui/picture-source";
import { ResilientImage } from "../../components/ui/resilient-image";

interface DoorPictureProps extends Pick<Door, "picture" | "face"> {
  /** The alternative text of an uploaded picture. */
  text: string;
  /** Of the `img` element. */
  sizes: string;
  className: string | undefined;
}

/** An uploaded picture, or an adult's face; null without either. */
export const DoorPicture = ({ picture, face, text, sizes, className }: DoorPictureProps) => {
  if (picture)
    return (
      <ResilientImage
        {...pictureSource(picture)}
        alt={text}
        sizes={sizes}
        width={picture.width ?? COVER_RATIO.width}
        height={picture.height ?? COVER_RATIO.height}
        className={className}
      />
    );
  if (!face?.coverVersion) return null;
  return (
    <ResilientImage
      src={coverAddress(face.talentId, face.coverVersion, COVER_FALLBACK_WIDTH)}
      srcSet={coverSources(face.talentId, face.coverVersion)}
      alt=""
      sizes={sizes}
      width={COVER_RATIO.width * 200}
      height={COVER_RATIO.height * 200}
      className={className}
    />
  );
};
