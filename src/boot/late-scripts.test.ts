import { fireEvent, screen } from "@testing-library/react";
import { pressEarlyButton } from "./press-early-button";
import { hasLateScripts, LATE_SCRIPTS, LATE_SCRIPTS_ID } from "./late-scripts";

const sources = () => [...document.querySelectorAll("body > script[src]")].map((script) => script.getAttribute("src"));

const pressed: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  pressed.length = 0;
  delete window.earlyButton;
  document.body.innerHTML = `<button type="button">Filtros</button><form><button>Buscar</button></form><template id="${LATE_SCRIPTS_ID}"><script src="/a.js" async></script><script src="/b.js" async></script></template>`;
  new Function(LATE_SCRIPTS)();
});

afterEach(() => jest.useRealTimers());

it("starts the scripts after the load event, and only once", () => {
  expect(sources()).toEqual([]);
  fireEvent.load(window);
  jest.advanceTimersByTime(1);
  expect(sources()).toEqual(["/a.js", "/b.js"]);
  fireEvent.pointerDown(document.body);
  jest.advanceTimersByTime(10_000);
  expect(sources()).toHaveLength(2);
});

it("starts the scripts after three seconds although the page is still loading", () => {
  jest.advanceTimersByTime(2_900);
  expect(sources()).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(sources()).toHaveLength(2);
});

it("starts the scripts at once when the address has a query", () => {
  fireEvent.pointerDown(document.body); // starts the scripts of the page from beforeEach
  document.querySelectorAll("body > script").forEach((script) => script.remove());
  window.history.replaceState(null, "", "/pesquisa?letra=B");
  new Function(LATE_SCRIPTS)();
  window.history.replaceState(null, "", "/");
  expect(sources()).toEqual(["/a.js", "/b.js"]);
});

it.each(["pointerDown", "keyDown", "wheel", "touchStart", "focusIn"] as const)("starts the scripts at once on %s", (touch) => {
  fireEvent[touch](document.body);
  expect(sources()).toHaveLength(2);
});

it("clicks the last early button again, and no other", () => {
  const button = screen.getByRole("button", { name: "Filtros" });
  fireEvent.click(button);
  button.addEventListener("click", () => pressed.push("Filtros"));
  pressEarlyButton();
  expect(pressed).toEqual(["Filtros"]);
  fireEvent.click(button);
  pressEarlyButton();
  expect(pressed).toEqual(["Filtros", "Filtros"]);
});

it("does not click a submit button again", () => {
  const button = screen.getByRole("button", { name: "Buscar" });
  button.closest("form")?.addEventListener("submit", (event) => event.preventDefault());
  fireEvent.click(button);
  button.addEventListener("click", () => pressed.push("Buscar"));
  pressEarlyButton();
  expect(pressed).toEqual([]);
});

it.each([
  ["/kids/meninas", true],
  ["/en", true],
  ["/en/contato", false],
  ["/pesquisa", true],
  ["/en/pesquisa/[...name]", true],
  ["/404.html", false],
  ["/en/previa", false],
])("%s has late scripts: %p", (pathname, expected) => {
  expect(hasLateScripts(pathname)).toBe(expected);
});
