import { useEffect, useRef, useState, type CSSProperties } from "react";

export interface ImageSource {
  src: string;
  srcSet: string;
  sizes: string;
  alt: string;
  width?: number;
  height?: number;
}

interface ResilientImageProps extends ImageSource {
  isPriority?: boolean;
  /** Loaded with the page, but not before all else. */
  isEager?: boolean;
  className?: string;
  style?: CSSProperties;
}

// React 18 knows the attribute in lower case only.
const FIRST = { fetchpriority: "high" };
const LATER = { fetchpriority: "low" };

type Attempt = "first" | "second" | "failed";

/** An `img` that is tried once more when it fails, and then leaves its frame with its words. */
export const ResilientImage = ({ isPriority = false, isEager = false, alt, ...attributes }: ResilientImageProps) => {
  const image = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState<Attempt>("first");
  const advance = () => setAttempt((now) => (now === "first" ? "second" : "failed"));

  useEffect(() => {
    const { current } = image;
    // The error of a picture that failed before hydration has passed unheard.
    if (current?.complete && current.currentSrc !== "" && current.naturalWidth === 0) advance();
  }, []);

  if (attempt === "failed") {
    const { className, style, width, height } = attributes;
    const ratio = width && height ? { aspectRatio: `${width} / ${height}` } : {};
    return <span role="img" aria-label={alt} className={className} style={{ display: "block", ...ratio, ...style }} />;
  }
  return (
    <img
      key={attempt}
      ref={image}
      alt={alt}
      decoding="async"
      loading={isPriority || isEager ? "eager" : "lazy"}
      onError={advance}
      {...(isPriority ? FIRST : isEager ? LATER : {})}
      {...attributes}
    />
  );
};
