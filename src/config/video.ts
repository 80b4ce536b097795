import type { VideoProvider } from "../domain/talent";

export type ForeignProvider = Exclude<VideoProvider, "file">;

export const PROVIDER_NAMES: Readonly<Record<ForeignProvider, string>> = { youtube: "YouTube", vimeo: "Vimeo" };

/** For an iframe, without cookies (YouTube) and tracking (Vimeo). The content security policy allows these hosts. */
export const videoEmbedAddress = (provider: ForeignProvider, id: string): string =>
  provider === "youtube" ? `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}` : vimeoEmbedAddress(id);

/** Vimeo shows an unlisted video only with its hash: `{id}/{hash}`. */
const vimeoEmbedAddress = (source: string): string => {
  const [id = "", hash] = source.split("/");
  return `https://player.vimeo.com/video/${encodeURIComponent(id)}?${hash === undefined ? "" : `h=${encodeURIComponent(hash)}&`}dnt=1`;
};

/** With autoplay, for a visitor who has pressed play on this site. */
export const videoPlayAddress = (provider: ForeignProvider, id: string): string => {
  const address = new URL(videoEmbedAddress(provider, id));
  address.searchParams.set("autoplay", "1");
  if (provider === "youtube") address.searchParams.set("rel", "0");
  return address.href;
};

/** The video's page at its provider. */
export const videoWatchAddress = (provider: ForeignProvider, id: string): string =>
  provider === "youtube"
    ? `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
    : `https://vimeo.com/${id.split("/").map(encodeURIComponent).join("/")}`;
