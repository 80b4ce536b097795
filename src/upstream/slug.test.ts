import { cleanSlug, slugTarget } from "./slug";

it.each([
  ["bastidores-da-campanha", "bastidores-da-campanha"],
  ["Verao_2025.v2", "Verao_2025.v2"],
  ["São João", "sao-joao"],
  ["a/b?c#d", "a-b-c-d"],
  ["..", "x"],
])("makes the slug %p safe as %p", (sent, slug) => {
  expect(cleanSlug(sent)).toBe(slug);
});

it.each([
  ["bastidores", { kind: "page" }],
  ["o-que-e-http", { kind: "page" }],
  ["https://panel.example.com/seja-modelo", { kind: "address", path: "/seja-modelo" }],
  ["/https://panel.example.com/blog/x/", { kind: "address", path: "/blog/x" }],
  ["https://elsewhere.example/x", { kind: "address", path: null }],
])("reads the slug %p as %p", (sent, target) => {
  expect(slugTarget(sent, "https://panel.example.com")).toEqual(target);
});
