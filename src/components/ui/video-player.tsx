import type { CSSProperties } from "react";

interface VideoPlayerProps {
  src: string;
  label: string;
  /** Starts playing at once. */
  isStarted?: boolean;
  /** Shown until the video plays. */
  poster?: string;
  className?: string;
  style?: CSSProperties;
}

/** A video of the agency; nothing loads before it plays. */
export const VideoPlayer = ({ src, label, isStarted = false, poster, className, style }: VideoPlayerProps) => (
  // eslint-disable-next-line jsx-a11y/media-has-caption -- the content store has no captions to offer
  <video {...{ className, style, src, poster }} autoPlay={isStarted} controls playsInline preload="none" aria-label={label} />
);
