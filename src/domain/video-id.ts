const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_HOST = /^((www|m|music)\.)?(youtube\.com|youtube-nocookie\.com)$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})(?:\/|$)/;

const VIMEO_HOST = /^((www|player)\.)?vimeo\.com$/;
/** Vimeo shows an unlisted video only with its hash. */
const VIMEO_ID = /^(\d{4,12})(?:\/([\da-f]{6,20}))?$/;
/** Excludes the numbers of showcases, channels and events. */
const VIMEO_PATH =
  /^\/(?:(?:channels|ondemand)\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/\d+\/video\/|(?:manage\/)?videos?\/)?(\d{4,12})(?:\/([\da-f]{6,20}))?(?:\/|$)/;
const VIMEO_HASH = /^[\da-f]{6,20}$/;

/** Reads an id, or a watch, share or embed address; null for anything else. An unlisted video of Vimeo has the id `{id}/{hash}`. */
export const videoId = (provider: "youtube" | "vimeo", sent: string): string | null => {
  const address = webAddress(sent);
  if (provider === "youtube") return YOUTUBE_ID.test(sent) ? sent : address && youtubeId(address);
  return VIMEO_ID.test(sent) ? sent : address && vimeoId(address);
};

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | null => {
  const [, first = ""] = pathname.split("/");
  if (hostname === "youtu.be") return YOUTUBE_ID.test(first) ? first : null;
  if (!YOUTUBE_HOST.test(hostname)) return null;
  const watched = searchParams.get("v") ?? "";
  return YOUTUBE_ID.test(watched) ? watched : (YOUTUBE_PATH.exec(pathname)?.[1] ?? null);
};

const vimeoId = ({ hostname, pathname, searchParams }: URL): string | null => {
  const [, id, hash = searchParams.get("h") ?? ""] = (VIMEO_HOST.test(hostname) && VIMEO_PATH.exec(pathname)) || [];
  if (id === undefined) return null;
  return VIMEO_HASH.test(hash) ? `${id}/${hash}` : id;
};

const webAddress = (sent: string): URL | null => {
  const address = sent.startsWith("//") ? `https:${sent}` : sent.replace(/^(?=[\w.]+\.\w+\/)/, "https://");
  return URL.canParse(address) && /^https?:/.test(address) ? new URL(address) : null;
};
