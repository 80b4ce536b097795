import { useState, type CSSProperties } from "react";
import { useImageError } from "./use-image-error";

interface ImageSource {
  src: string;
  srcSet: string;
  sizes: string;
  alt: string;
  width?: number;
  height?: number;
}

interface ResilientImageProps extends ImageSource {
  isPriority?: boolean;
  /** Not lazy, but with low priority. */
  isEager?: boolean;
  className?: string;
  style?: CSSProperties;
}

// React 18 supports the attribute in lower case only.
const HIGH_PRIORITY = { fetchpriority: "high" };
const LOW_PRIORITY = { fetchpriority: "low" };

type Attempt = "first" | "second" | "failed";

/** Retries once when the picture fails, and then shows an empty frame with its alternative text. */
export const ResilientImage = ({ isPriority = false, isEager = false, alt, ...attributes }: ResilientImageProps) => {
  const [attempt, setAttempt] = useState<Attempt>("first");
  const image = useImageError(() => setAttempt((now) => (now === "first" ? "second" : "failed")));

  if (attempt === "failed") {
    const { className, style, width, height } = attributes;
    const ratio = width && height ? { aspectRatio: `${width} / ${height}` } : {};
    const text = alt === "" ? {} : { role: "img", "aria-label": alt };
    return <span {...text} className={className} style={{ display: "block", ...ratio, ...style }} />;
  }
  return (
    <img
      key={attempt}
      {...image}
      alt={alt}
      decoding="async"
      loading={isPriority || isEager ? "eager" : "lazy"}
      {...(isPriority ? HIGH_PRIORITY : isEager ? LOW_PRIORITY : {})}
      {...attributes}
    />
  );
};
