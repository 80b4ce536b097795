import { setDocumentLanguage } from "./set-document-language";

it.each([
  ["pt", "/en/kids", "en"],
  ["en", "/kids", "pt"],
  ["", "/en", "en"],
])("changes a document in %p at %s to %p", (before, pathname, after) => {
  document.documentElement.lang = before;
  setDocumentLanguage(pathname);
  expect(document.documentElement.lang).toBe(after);
});

it("writes nothing when the language stays", () => {
  document.documentElement.lang = "en";
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.documentElement, { attributes: true });
  setDocumentLanguage("/en/kids");
  expect(observer.takeRecords()).toEqual([]);
});
