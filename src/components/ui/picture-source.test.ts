import { offeredWidths, pictureSource } from "./picture-source";

describe("offeredWidths", () => {
  it.each([
    [1200, [240, 360, 480, 720, 1080]],
    [2560, [240, 360, 480, 720, 1080, 1440, 1920, 2560]],
    [300, [240]],
    [100, [160]],
    [null, [240, 360, 480, 720, 1080, 1440, 1920]],
  ])("offers a picture of width %p at %p", (width, offered) => {
    expect(offeredWidths(width)).toEqual(offered);
  });
});

describe("pictureSource", () => {
  it("lists each width in srcSet and uses a middle one for src", () => {
    const { src, srcSet } = pictureSource({ path: "posts/1/cover.jpg", width: 800, height: 600 });
    expect(src).toBe("/media/720/posts/1/cover.jpg");
    expect(srcSet.split(", ")).toHaveLength(4);
    expect(srcSet).toContain("/media/480/posts/1/cover.jpg 480w");
  });

  it("falls back to the largest width of a small picture", () => {
    expect(pictureSource({ path: "a.jpg", width: 400, height: 300 }).src).toBe("/media/360/a.jpg");
  });
});
