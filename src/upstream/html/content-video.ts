import type { Attributes, Tag } from "sanitize-html";
import { videoId } from "../../domain/video-id";

const WATCH_ADDRESSES = {
  youtube: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id: string) => `https://vimeo.com/${id}`,
} as const;

const TITLES = { youtube: "YouTube", vimeo: "Vimeo" } as const;

/** Replaces an embedded player by a link, which the page replaces with the player on a click; other frames are removed. */
export const toVideoLink = (sent: Attributes): Tag => {
  const found = videoOfFrame(sent.src ?? "");
  if (found === null) return { tagName: "span", attribs: {} };
  const { provider, id } = found;
  return {
    tagName: "a",
    attribs: {
      href: WATCH_ADDRESSES[provider](id),
      rel: "noopener noreferrer",
      target: "_blank",
      "data-video-provider": provider,
      "data-video-id": id,
    },
    text: sent.title?.trim() || TITLES[provider],
  };
};

const videoOfFrame = (src: string): { provider: "youtube" | "vimeo"; id: string } | null => {
  for (const provider of ["youtube", "vimeo"] as const) {
    const id = /^(https:)?\/\//i.test(src.trim()) ? videoId(provider, src.trim()) : null;
    if (id !== null) return { provider, id };
  }
  return null;
};
