import { useEffect, useRef } from "react";
import { videoAddress } from "../../config/media";
import type { MediaPath } from "../../domain/media";

interface SilentVideoProps {
  path: MediaPath;
  label: string | null;
  isPlaying: boolean;
  className?: string;
}

/** Without a time some browsers draw nothing until a video plays. */
const FIRST_FRAME = "#t=0.1";

/** A moving picture without sound; it stands still where it is not shown or less motion was asked for. */
export const SilentVideo = ({ path, label, isPlaying, className }: SilentVideoProps) => {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const { current } = video;
    if (current) current.muted = true; // React writes no `muted` into HTML, and hydration leaves it out
    // A browser that refuses to play shows the first frame, which is what there is to show then.
    if (isPlaying && current && canMove(current)) current.play().catch(() => undefined);
    else current?.pause();
  }, [isPlaying]);

  return (
    <video
      ref={video}
      src={`${videoAddress(path)}${FIRST_FRAME}`}
      className={className}
      aria-label={label ?? undefined}
      muted
      loop
      playsInline
      preload="metadata"
    />
  );
};

/** The slide of the other screen size is laid out nowhere. */
const canMove = (video: HTMLVideoElement): boolean =>
  video.offsetParent !== null && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
