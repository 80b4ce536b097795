import fc from "fast-check";
import { RULES } from "../../tests/builders/wire-records";
import { mediaVersion, mediaPath } from "./media-path";

it.each([
  ["talents/412/cover.jpg", "talents/412/cover.jpg"],
  [" talents/412/cover.jpg ", "talents/412/cover.jpg"],
  ["/talents/412/cover.jpg", "talents/412/cover.jpg"],
  ["/storage/talents/412/cover.jpg", "talents/412/cover.jpg"],
  ["https://panel.example.com/storage/talents/capa%20nova.jpg", "talents/capa nova.jpg"],
  ["https://panel.example.com/storage/talents/1.jpg?v=2", "talents/1.jpg"],
  ["https://img.example.org/a.jpg?w=1", "https://img.example.org/a.jpg?w=1"],
  ["https://eu.cdn.example.com/a.jpg", "https://eu.cdn.example.com/a.jpg"],
  ["//eu.cdn.example.com/a.jpg", "https://eu.cdn.example.com/a.jpg"],
])("reads %p as %p", (sent, path) => {
  expect(mediaPath(sent, RULES)).toBe(path);
});

it.each([
  null,
  "",
  "   ",
  "/",
  "a//b.jpg",
  "../secret.jpg",
  "talents/../../secret.jpg",
  "talents/./1.jpg",
  "talents\\1.jpg",
  "tal\u0000ents/1.jpg",
  "https://panel.example.com/admin/a.jpg",
  "https://panel.example.com/storage/%2e%2e%2fadmin",
  "https://panel.example.com/storage/%zz",
  "https://panel.example.com.evil.example/storage/a.jpg",
  "http://img.example.org/a.jpg",
  "https://user:pass@img.example.org/a.jpg",
  "https://cdn.example.com/a.jpg",
  "https://evilcdn.example.com/a.jpg",
  "https://evil.example/a.jpg",
  "//evil.example/a.jpg",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "file:///etc/passwd",
])("rejects %p", (sent) => {
  expect(mediaPath(sent, RULES)).toBeNull();
});

it("never leaves the media base, for any path", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.constantFrom("..", "/", "%2e", "\\").chain((part) => fc.array(fc.constant(part)).map((parts) => parts.join("a/"))),
      ),
      (sent) => {
        const path = mediaPath(sent, RULES);
        if (path === null || path.startsWith("https://")) return;
        expect(path.split("/")).not.toContain("..");
        expect(new URL(encodeURI(path).replaceAll("?", "%3F").replaceAll("#", "%23"), `${RULES.mediaUrl}/`).href).toMatch(
          /^https:\/\/panel\.example\.com\/storage\//,
        );
      },
    ),
  );
});

it("returns the same version for the same cover, and another for another", () => {
  expect(mediaVersion("a.jpg")).toMatch(/^[0-9a-f]{10}$/);
  expect(mediaVersion("a.jpg")).toBe(mediaVersion("a.jpg"));
  expect(mediaVersion("a.jpg?v=2")).not.toBe(mediaVersion("a.jpg"));
});
