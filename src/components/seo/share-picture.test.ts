import { toSharePicture } from "./share-picture";

it.each([
  [
    { path: "a.jpg", width: 2160, height: 1440 },
    { address: "/media/1080/a.jpg", width: 1080, height: 720 },
  ],
  [
    { path: "a.jpg", width: 800, height: 601 },
    { address: "/media/1080/a.jpg", width: 800, height: 601 },
  ],
  [
    { path: "a.jpg", width: null, height: 600 },
    { address: "/media/1080/a.jpg", width: null, height: null },
  ],
  [{ path: "a.mp4", width: 800, height: 600 }, null],
  [null, null],
])("shares %j as %j", (picture, shared) => {
  expect(toSharePicture(picture)).toEqual(shared);
});
