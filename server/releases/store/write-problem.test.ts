import { writeProblem } from "./write-problem";

it.each([
  ["ENOSPC", "the disk is full"],
  ["EROFS", "its folder cannot be written to"],
  ["ENAMETOOLONG", "the address of a page is too long"],
])("%s means that %s", (code, words) => {
  expect(writeProblem(Object.assign(new Error("write"), { code }))).toBe(words);
});

it("says whatever else it was as it came", () => {
  expect(writeProblem(new Error("no such thing"))).toBe("Error: no such thing");
});
