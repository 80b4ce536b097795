import { cleanLine, cleanLines, cleanName } from "./clean-text";

it.each([
  ["  Ana\u00A0 Prado ", "Ana Prado"],
  ["Ana\u200BPrado", "AnaPrado"],
  ["\u202AAna\u202C Prado\uFEFF", "Ana Prado"],
  ["Joa\u0303o", "João"],
  ["Ana\nPrado", "Ana Prado"],
  ["D´Ávila", "D'Ávila"],
  ["D`Ávila", "D'Ávila"],
  ["O‘Neil", "O'Neil"],
  ["O’Neil", "O'Neil"],
  ["OʼNeil", "O'Neil"],
  ["李小龍", "李小龍"],
  ["", ""],
])("the name %j becomes %j", (text, name) => {
  expect(cleanName(text)).toBe(name);
});

it("keeps quotes in a line, and line breaks in lines", () => {
  expect(cleanLine("a ‘b’\u200B\t c")).toBe("a ‘b’ c");
  expect(cleanLines(" um\u00AD\r\ndois ")).toBe("um\ndois");
});
