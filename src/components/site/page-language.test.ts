import { tellPageLanguage } from "./page-language";

it.each([
  ["pt", "/en/kids", "en"],
  ["en", "/kids", "pt"],
  ["", "/en", "en"],
])("a document in %p that goes to %s is in %p", (before, pathname, after) => {
  document.documentElement.lang = before;
  tellPageLanguage(pathname);
  expect(document.documentElement.lang).toBe(after);
});

it("writes nothing where the language stays", () => {
  document.documentElement.lang = "en";
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.documentElement, { attributes: true });
  tellPageLanguage("/en/kids");
  expect(observer.takeRecords()).toEqual([]);
});
