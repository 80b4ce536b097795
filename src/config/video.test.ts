import { videoEmbedAddress, videoPlayAddress, videoWatchAddress } from "./video";

it.each([
  [
    "youtube",
    "dQw4w9WgXcQ",
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "?autoplay=1&rel=0", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ],
  [
    "vimeo",
    "76979871/8272103f6e",
    ["https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1", "&autoplay=1", "https://vimeo.com/76979871/8272103f6e"],
  ],
  ["vimeo", "76979871", ["https://player.vimeo.com/video/76979871?dnt=1", "&autoplay=1", "https://vimeo.com/76979871"]],
] as const)("has for a video of %s a player address without tracking and a page address", (provider, id, [embed, play, watch]) => {
  expect(videoEmbedAddress(provider, id)).toBe(embed);
  expect(videoPlayAddress(provider, id)).toBe(embed + play);
  expect(videoWatchAddress(provider, id)).toBe(watch);
});
