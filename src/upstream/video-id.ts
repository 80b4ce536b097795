const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{4,12}$/;

const YOUTUBE_HOST = /^((www|m)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const VIMEO_HOST = /^((www|player)\.)?vimeo\.com$/;

/** The provider's id of a video, from the id or a watch, share or embed address; else null. */
export const videoId = (provider: "youtube" | "vimeo", sent: string): string | null => {
  const isId = provider === "youtube" ? YOUTUBE_ID : VIMEO_ID;
  if (isId.test(sent)) return sent;
  const url = webAddress(sent);
  if (url === null || !(provider === "youtube" ? YOUTUBE_HOST : VIMEO_HOST).test(url.hostname)) return null;
  const candidates = [url.searchParams.get("v") ?? "", ...url.pathname.split("/")];
  return candidates.find((candidate) => isId.test(candidate)) ?? null;
};

const webAddress = (sent: string): URL | null => {
  const address = sent.startsWith("//") ? `https:${sent}` : sent.replace(/^(?=[\w.]+\.\w+\/)/, "https://");
  return URL.canParse(address) && /^https?:/.test(address) ? new URL(address) : null;
};
