import { writeProblem } from "./write-problem";

it.each([
  ["ENOSPC", "the disk is full"],
  ["EROFS", "its folder cannot be written to"],
  ["ENAMETOOLONG", "the address of a page is too long"],
])("%s is described as %s", (code, words) => {
  expect(writeProblem(Object.assign(new Error("write"), { code }))).toBe(words);
});

it("describes any other error by name and code, without its message", () => {
  expect(writeProblem(Object.assign(new Error("read page of Ana"), { code: "EIO" }))).toBe("Error EIO");
});
