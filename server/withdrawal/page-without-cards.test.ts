import { pageWithoutCards } from "./page-without-cards";

const inPage = (main: string, head = ""): string =>
  `<!DOCTYPE html><html lang="pt"><head><meta charset="utf-8"><title>Kids &amp; Teens</title>${head}</head><body><main>${main}</main><script>if (a < b && c) d("</")</script></body></html>`;

const card = (id: string): string =>
  `<li data-section="kids"><div><a href="/en/kids/${id}/ana"><img src="/media/talents/${id}/v1/480" srcset="/media/talents/${id}/v1/240 240w, /media/talents/${id}/v1/480 480w" alt="Ana"></a><button aria-label="Selecionar Ana">+</button></div></li>`;

it("removes every card with its content, and nothing else", () => {
  const kept = '<nav><ul><li><a href="/kids/meninas">Meninas</a></li><li><a href="/kids/pagina/2">2</a></li></ul></nav>';
  expect(pageWithoutCards(inPage(`${kept}<ul>${card("1")}${card("2")}</ul><p>Texto &quot;inteiro&quot;</p>`))).toBe(
    inPage(`${kept}<ul></ul><p>Texto &quot;inteiro&quot;</p>`),
  );
});

it.each([
  ["a link", '<a href="https://agency.example/atores/7/rui">Rui</a>'],
  ["a picture with a list of sources alone", '<img srcset="/media/talents/7/v1/240 240w" alt="Rui">'],
  ["a search's data", '<script type="application/json" id="found">{"talents":[{"talentId":"7","name":"Rui"}]}</script>'],
])("removes %s without a card around it", (_what, part) => {
  expect(pageWithoutCards(inPage(`<p>Texto${part}</p>`))).toBe(inPage("<p>Texto</p>"));
});

it.each([
  ["the shared picture", '<meta property="og:image" content="https://agency.example/media/talents/7/v1/1080">'],
  ["a preload", '<link rel="preload" as="image" imagesrcset="/media/talents/7/v1/480 480w">'],
  ["structured data", '<script type="application/ld+json">{"itemListElement":[{"item":"https://agency.example/atores/7/rui"}]}</script>'],
])("removes %s from the head", (_what, part) => {
  expect(pageWithoutCards(inPage("", part))).toBe(inPage(""));
});

it("keeps structured data without a talent, and other scripts", () => {
  const html = inPage(
    "<p>1</p>",
    '<script type="application/ld+json">{"name":"Kids","item":"https://agency.example/kids"}</script><script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"}}]}</script>',
  );
  expect(pageWithoutCards(html)).toBe(html);
});
