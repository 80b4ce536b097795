import { headText } from "./head-text";

const locales = {
  edges: [
    { node: { ns: "common", data: JSON.stringify({ greeting: "Olá, {{name}}", plain: "Kids" }) } },
    { node: { ns: "blog", data: null } },
  ],
};

describe("headText", () => {
  it("finds a text of its namespace and replaces its placeholders", () => {
    const text = headText(locales, "common");
    expect(text("plain")).toBe("Kids");
    expect(text("greeting", { name: "Ana" })).toBe("Olá, Ana");
  });

  it("keeps a placeholder without a value", () => {
    expect(headText(locales, "common")("greeting")).toBe("Olá, {{name}}");
  });

  it.each([["blog"], ["absent"]])("returns the key when %s has no such text", (namespace) => {
    expect(headText(locales, namespace)("blog.title")).toBe("blog.title");
  });
});
