import type { CSSProperties } from "react";

interface VideoPlayerProps {
  src: string;
  label: string;
  /** The visitor has pressed play already. */
  isStarted?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** One of the agency's own videos; nothing of it loads before the visitor plays it. */
export const VideoPlayer = ({ src, label, isStarted = false, className, style }: VideoPlayerProps) => (
  // eslint-disable-next-line jsx-a11y/media-has-caption -- the content store has no captions to offer
  <video className={className} style={style} src={src} autoPlay={isStarted} controls playsInline preload="none" aria-label={label} />
);
