import type { CSSProperties } from "react";

interface VideoPlayerProps {
  src: string;
  label: string;
  isStarted?: boolean;
  poster?: string;
  className?: string;
  style?: CSSProperties;
}

/** Nothing loads before the video plays. */
export const VideoPlayer = ({ src, label, isStarted = false, poster, className, style }: VideoPlayerProps) => (
  // eslint-disable-next-line jsx-a11y/media-has-caption -- the content store has no captions to offer
  <video {...{ className, style, src, poster }} autoPlay={isStarted} controls playsInline preload="none" aria-label={label} />
);
