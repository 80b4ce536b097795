import { coverAddress, mediaAddress } from "./media";
import { galleryAddress, talentVideoAddress } from "./talent-media";

it.each([
  ["talents/412/book-1.jpg", "/media/720/talents/412/book-1.jpg"],
  ["posts/31/capa da edição.jpg", "/media/720/posts/31/capa%20da%20edi%C3%A7%C3%A3o.jpg"],
  ["posts/31/a?b#c.jpg", "/media/720/posts/31/a%3Fb%23c.jpg"],
  ["https://cdn.example.com/a/b.jpg", "/media/720/https%3A%2F%2Fcdn.example.com%2Fa%2Fb.jpg"],
])("builds the address of the picture %p", (path, address) => {
  expect(mediaAddress(path, 720)).toBe(address);
});

it("addresses the files of a talent by id and version, not by file name", () => {
  expect(galleryAddress("4/12", "a1b2c3", 720)).toBe("/media/talents/4%2F12/gallery/a1b2c3/720");
  expect(talentVideoAddress("4/12", "a1b2c3")).toBe("/media/talents/4%2F12/videos/a1b2c3");
  expect(coverAddress("4/12", "a1b2c3", 360)).toBe("/media/talents/4%2F12/a1b2c3/360");
});
