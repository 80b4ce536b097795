import type { VideoProvider } from "../domain/talent";

export type ForeignProvider = Exclude<VideoProvider, "file">;

export const PROVIDER_NAMES: Readonly<Record<ForeignProvider, string>> = { youtube: "YouTube", vimeo: "Vimeo" };

/** The player, to be framed; the gateway's pages may frame these hosts. YouTube's keeps no cookies, Vimeo is asked not to track. */
export const videoEmbedAddress = (provider: ForeignProvider, id: string): string =>
  provider === "youtube"
    ? `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`
    : `https://player.vimeo.com/video/${encodeURIComponent(id)}?dnt=1`;

/** The player that begins at once, for a visitor who has pressed play here. */
export const videoPlayAddress = (provider: ForeignProvider, id: string): string => {
  const address = new URL(videoEmbedAddress(provider, id));
  address.searchParams.set("autoplay", "1");
  if (provider === "youtube") address.searchParams.set("rel", "0");
  return address.href;
};

/** The video as a page of its provider's. */
export const videoWatchAddress = (provider: ForeignProvider, id: string): string =>
  provider === "youtube" ? `https://www.youtube.com/watch?v=${encodeURIComponent(id)}` : `https://vimeo.com/${encodeURIComponent(id)}`;
