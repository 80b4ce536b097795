import { fireEvent, screen } from "@testing-library/react";
import { pressEarlyButton } from "./early-button";
import { isReadFirst, LATE_SCRIPTS, LATE_SCRIPTS_ID } from "./late-scripts";

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

it("asks for the scripts once the page is complete, and only once", () => {
  expect(sources()).toEqual([]);
  fireEvent.load(window);
  jest.advanceTimersByTime(1);
  expect(sources()).toEqual(["/a.js", "/b.js"]);
  fireEvent.pointerDown(document.body);
  jest.advanceTimersByTime(10_000);
  expect(sources()).toHaveLength(2);
});

it("waits for no picture longer than some seconds", () => {
  jest.advanceTimersByTime(2_900);
  expect(sources()).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(sources()).toHaveLength(2);
});

it("asks for them at once where the address asks for something else than was built", () => {
  fireEvent.pointerDown(document.body); // wakes the page that every test opens
  document.querySelectorAll("body > script").forEach((script) => script.remove());
  window.history.replaceState(null, "", "/pesquisa?letra=B");
  new Function(LATE_SCRIPTS)();
  window.history.replaceState(null, "", "/");
  expect(sources()).toEqual(["/a.js", "/b.js"]);
});

it.each(["pointerDown", "keyDown", "wheel", "touchStart", "focusIn"] as const)("asks for them at once on %s", (touch) => {
  fireEvent[touch](document.body);
  expect(sources()).toHaveLength(2);
});

it("presses again the button that was pressed before they were there, and no later one", () => {
  const button = screen.getByRole("button", { name: "Filtros" });
  fireEvent.click(button);
  button.addEventListener("click", () => pressed.push("Filtros"));
  pressEarlyButton();
  expect(pressed).toEqual(["Filtros"]);
  fireEvent.click(button);
  pressEarlyButton();
  expect(pressed).toEqual(["Filtros", "Filtros"]);
});

it("leaves to the browser what it can do by itself", () => {
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
])("%s can be read before its scripts are there: %p", (pathname, expected) => {
  expect(isReadFirst(pathname)).toBe(expected);
});
