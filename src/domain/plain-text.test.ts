import { plainText } from "./plain-text";

it.each([
  ["Rua do Exemplo, 206", "Rua do Exemplo, 206"],
  ["<p>Casa &amp; estúdio</p>\n<p>São <em>Paulo</em></p>", "Casa & estúdio São Paulo"],
  [" a < b ", "a < b"],
  ["&copy; nós", "&copy; nós"],
])("reads %p as %p", (text, words) => {
  expect(plainText(text)).toBe(words);
});
