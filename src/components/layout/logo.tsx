import { mediaAddress } from "../../config/media";
import type { Picture } from "../../domain/media";
import { useImageError } from "../ui/use-image-error";

interface LogoProps {
  picture: Picture;
  className: string | undefined;
  alt: string;
  onError?: () => void;
}

export const Logo = ({ picture: { path, width, height }, className, alt, onError }: LogoProps) => {
  const image = useImageError(() => onError?.());
  return (
    <img
      className={className}
      src={mediaAddress(path, 480)}
      srcSet={`${mediaAddress(path, 480)} 1x, ${mediaAddress(path, 720)} 2x`}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={alt}
      {...image}
    />
  );
};
