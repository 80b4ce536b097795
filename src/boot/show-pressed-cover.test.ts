import { showPressedCover } from "./show-pressed-cover";

const pressedCover = (): string => document.documentElement.style.getPropertyValue("--pressed-cover");

const addCard = (name: string, { hasLoaded = true } = {}): HTMLElement => {
  document.body.insertAdjacentHTML("beforeend", `<a href="#${name}"><span><img alt="" id="${name}"/></span></a>`);
  const picture = document.getElementById(name);
  if (picture === null) throw new Error("no picture");
  const loaded = { complete: hasLoaded, naturalWidth: hasLoaded ? 240 : 0, currentSrc: `https://site.example/${name}.webp` };
  for (const [key, value] of Object.entries(loaded)) Object.defineProperty(picture, key, { value });
  return picture;
};

beforeAll(showPressedCover);

beforeEach(() => {
  document.body.innerHTML = '<a href="#text">text</a><button>button</button>';
});

it("keeps the picture of the card that is pressed", () => {
  addCard("ana").click();
  expect(pressedCover()).toBe('url("https://site.example/ana.webp")');
  addCard("bia").click();
  expect(pressedCover()).toBe('url("https://site.example/bia.webp")');
});

it.each([
  ["a link without a picture", () => document.querySelector("a")?.click()],
  ["another element", () => document.querySelector("button")?.click()],
  ["a card whose picture has not loaded", () => addCard("caio", { hasLoaded: false }).click()],
  ["Back or Forward", () => window.dispatchEvent(new PopStateEvent("popstate"))],
])("drops it with %s", (_case, act) => {
  addCard("ana").click();
  act();
  expect(pressedCover()).toBe("");
});
