import { videoId } from "./video-id";

it.each([
  ["youtube", "dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["youtube", "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s", "dQw4w9WgXcQ"],
  ["youtube", "https://youtu.be/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["youtube", "youtu.be/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["youtube", "https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0", "dQw4w9WgXcQ"],
  ["youtube", "//www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["youtube", "https://m.youtube.com/shorts/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["youtube", "https://evil.example/embed/dQw4w9WgXcQ", null],
  ["youtube", "https://youtube.com.evil.example/embed/dQw4w9WgXcQ", null],
  ["youtube", "too-short", null],
  ["youtube", "", null],
  ["vimeo", "76979871", "76979871"],
  ["vimeo", "https://vimeo.com/76979871", "76979871"],
  ["vimeo", "https://player.vimeo.com/video/76979871?h=1", "76979871"],
  ["vimeo", "https://vimeo.com/channels/staffpicks/76979871", "76979871"],
  ["vimeo", "https://vimeo.com/about", null],
  ["vimeo", "javascript:76979871", null],
] as const)("finds the %s id of %p: %p", (provider, sent, id) => {
  expect(videoId(provider, sent)).toBe(id);
});
