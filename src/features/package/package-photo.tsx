import { packagePictureAddress } from "../../config/package-addresses";
import { COVER_RATIO } from "../../config/media";
import type { PackageTalent } from "../../domain/package";
import { splitName } from "../../domain/talent";
import { SizedPhoto } from "../../components/ui/photo";
import { usePackage } from "./package-context";
import * as styles from "./package-photo.module.css";

interface PackageCoverProps {
  talent: Pick<PackageTalent, "name" | "cover">;
  sizes: string;
  isPriority?: boolean;
}

export const PackageCover = ({ talent: { name, cover }, sizes, isPriority }: PackageCoverProps) => {
  const { token } = usePackage();
  if (cover === null)
    return (
      <span className={styles.empty} aria-hidden="true">
        {splitName(name).first}
      </span>
    );
  return (
    <SizedPhoto
      picture={cover}
      addressOf={(width) => packagePictureAddress(token, cover, width)}
      alt={name}
      sizes={sizes}
      frame={COVER_RATIO}
      isPriority={isPriority}
    />
  );
};
