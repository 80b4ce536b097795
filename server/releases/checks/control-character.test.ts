import { controlCharacter } from "./control-character";

describe("controlCharacter", () => {
  it.each([
    ["Fa\u0000ça", "U+0000"],
    ["a\u000bb", "U+000B"],
    ["a\u0085b", "U+0085"],
    ['{"name":"Fa\\u0000ça"}', "U+0000"],
    ['{"name":"a\\\\\\u001fb"}', "U+001F"],
    ['{"name":"a\\fb"}', "U+000C"],
  ])("finds the control character of %j", (text, name) => expect(controlCharacter(text)).toBe(name));

  it.each(["<p>a\n\tb\r\n</p>", '{"text":"a\\n\\tb"}', '{"text":"a path: C:\\\\foo\\\\u0000"}', "São Paulo ✂️ 日本語"])(
    "accepts %j",
    (text) => expect(controlCharacter(text)).toBeNull(),
  );
});
