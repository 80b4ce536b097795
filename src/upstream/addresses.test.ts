import fc from "fast-check";
import { internalPath, linkTarget, profileAddress } from "./addresses";

const PANEL = "https://panel.example.com";

it.each([
  ["ana.teste", "https://www.instagram.com/ana.teste/"],
  ["@ana_teste", "https://www.instagram.com/ana_teste/"],
  [" @ana ", "https://www.instagram.com/ana/"],
  ["https://www.instagram.com/ana/?igshid=1", "https://www.instagram.com/ana/"],
  ["http://instagram.com/ana", "https://www.instagram.com/ana/"],
  ["instagram.com/ana/", "https://www.instagram.com/ana/"],
  ["https://www.tiktok.com/@ana", "https://www.tiktok.com/@ana"],
  ["http://www.tiktok.com/@ana", null],
  ["javascript:alert(1)", null],
  ["https://user:pass@example.com/", null],
  ["two words", null],
  ["", null],
  [null, null],
])("links the profile %p to %p", (sent, address) => {
  expect(profileAddress(sent)).toBe(address);
});

it.each([
  ["https://panel.example.com/blog/x?y=1#z", "/blog/x?y=1#z"],
  ["http://panel.example.com/blog/x/", "/blog/x"],
  ["https://panel.example.com", "/"],
  ["https://panel.example.com/en/blog/x", "/blog/x"],
  ["https://panel.example.com//evil.example/x", "/evil.example/x"],
  ["https://panel.example.com/\\evil.example", "/evil.example"],
  ["https://panel.example.com/%2F%2Fevil.example", "/%2F%2Fevil.example"],
  ["https://panel.example.com:8443/x", null],
  ["https://user@panel.example.com/x", null],
  ["https://panel.example.com.evil.example/x", null],
  ["https://evil.example/https://panel.example.com/x", null],
  ["javascript://panel.example.com/%0aalert(1)", null],
  ["//panel.example.com/x", null],
  ["not an address", null],
])("removes the panel's host from %p as %p", (sent, path) => {
  expect(internalPath(sent, PANEL)).toBe(path);
});

it.each([
  ["/seja-modelo", "/seja-modelo"],
  ["https://panel.example.com/contato", "/contato"],
  ["https://agenda.casajuriti.example/x", "https://agenda.casajuriti.example/x"],
  ["//cdn.example.com/x", "https://cdn.example.com/x"],
  ["/\\evil.example", null],
  ["http://plain.example/", null],
  ["data:text/html,x", null],
  ["seja-modelo", null],
  [null, null],
])("links %p to %p", (sent, target) => {
  expect(linkTarget(sent, PANEL)).toBe(target);
});

it("returns paths of this origin for any panel address", () => {
  const origin = "https://site.example";
  const tails = fc
    .array(fc.constantFrom("/", "\\", "..", "evil.example", "%2f", "?", "#", "@", ":", "a"), { maxLength: 12 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(tails, (tail) => {
      const path = internalPath(`${PANEL}/${tail}`, PANEL);
      if (path !== null) expect(new URL(path, origin).origin).toBe(origin);
    }),
  );
});
