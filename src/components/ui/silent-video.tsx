import { useEffect, useRef } from "react";
import { videoAddress } from "../../config/media";
import type { MediaPath } from "../../domain/media";
import { prefersReducedMotion } from "./prefers-reduced-motion";

interface SilentVideoProps {
  path: MediaPath;
  label: string | null;
  isPlaying: boolean;
  className?: string;
}

/** Some browsers show no frame before playback without a time in the address. */
const FIRST_FRAME = "#t=0.1";

/** Paused when it is not shown or reduced motion is preferred. */
export const SilentVideo = ({ path, label, isPlaying, className }: SilentVideoProps) => {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const { current } = video;
    if (current) current.muted = true; // React neither writes `muted` into HTML nor sets it during hydration
    // If the browser refuses autoplay, the first frame stays.
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

/** The video of the other screen size has no layout box. */
const canMove = (video: HTMLVideoElement): boolean => video.offsetParent !== null && !prefersReducedMotion();
