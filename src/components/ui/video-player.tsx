import type { CSSProperties } from "react";

interface VideoPlayerProps {
  src: string;
  label: string;
  /** Starts playing at once. */
  isStarted?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A video of the agency; nothing loads before it plays. */
export const VideoPlayer = ({ src, label, isStarted = false, className, style }: VideoPlayerProps) => (
  // eslint-disable-next-line jsx-a11y/media-has-caption -- the content store has no captions to offer
  <video className={className} style={style} src={src} autoPlay={isStarted} controls playsInline preload="none" aria-label={label} />
);
