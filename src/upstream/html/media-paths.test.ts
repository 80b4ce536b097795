import { mediaAddress } from "../../config/media";
import { RULES } from "../../../tests/builders/wire-records";
import { mediaPathsIn } from "./media-paths";
import { sanitizeContent } from "./sanitize-content";

const sanitized = (html: string): string => {
  const result = sanitizeContent(html, RULES);
  return result.ok ? result.value : "";
};

it.each(["posts/31/foto 1.jpg", "posts/d'ana & cia, 2.jpg", "https://eu.cdn.example.com/a,b.jpg"])(
  "finds the picture %p of a sanitised text, in each of its widths",
  (path) => {
    expect(new Set(mediaPathsIn(sanitized(`<p><img src="${path.replace("&", "&amp;")}"></p>`)))).toEqual(new Set([path]));
  },
);

it("finds a linked picture, and no address in plain text", () => {
  expect(mediaPathsIn(`<p>/media/480/a.jpg <a href="${mediaAddress("b.jpg", 1920)}">b</a></p>`)).toEqual(["b.jpg"]);
});
