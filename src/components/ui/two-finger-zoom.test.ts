import { leaveZoomToBrowser } from "./two-finger-zoom";

let seen: string[];
let onBegin: jest.Mock;
let stop: () => void;
let page: HTMLElement;

const touch = (type: string, fingers: number, target: HTMLElement = page): void => {
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches: Array.from({ length: fingers }) }));
};

const setScale = (scale: number): void => {
  Object.assign(window, { visualViewport: Object.assign(new EventTarget(), { scale }) });
};

const note = ({ type }: Event): void => void seen.push(type);

const start = (): void => {
  document.body.innerHTML = "<div><p>page</p></div><footer>end</footer>";
  const element = document.querySelector("div")!;
  page = document.querySelector("p")!;
  for (const type of ["touchstart", "mousedown"]) element.addEventListener(type, note);
  onBegin = jest.fn();
  stop = leaveZoomToBrowser(element, onBegin);
};

beforeEach(() => {
  seen = [];
  setScale(1);
  // As page-flip does.
  for (const type of ["touchmove", "touchend"]) window.addEventListener(type, note);
});
afterEach(() => {
  stop();
  for (const type of ["touchmove", "touchend"]) window.removeEventListener(type, note);
});

it("leaves one finger to the element", () => {
  start();
  touch("touchstart", 1);
  touch("touchmove", 1);
  touch("touchend", 0);
  expect(seen).toEqual(["touchstart", "touchmove", "touchend"]);
  expect(onBegin).not.toHaveBeenCalled();
});

it("hides two fingers from it, until both are lifted", () => {
  start();
  touch("touchstart", 1);
  touch("touchstart", 2);
  touch("touchmove", 2);
  touch("touchend", 1);
  touch("touchmove", 1);
  touch("touchend", 0);
  expect(seen).toEqual(["touchstart"]);
  expect(onBegin).toHaveBeenCalledTimes(1);
  touch("touchstart", 1);
  expect(seen).toEqual(["touchstart", "touchstart"]);
});

it("hides one finger on an enlarged page, which moves it", () => {
  setScale(2);
  start();
  touch("touchstart", 1);
  touch("touchmove", 1);
  touch("touchend", 0);
  expect(seen).toEqual([]);
  expect(page.parentElement).toHaveAttribute("data-enlarged");
});

it("hides the mouse events that follow a tap on an enlarged page, but not the click of a link", () => {
  start();
  page.addEventListener("click", note);
  page.click();
  page.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  expect(seen).toEqual(["click", "mousedown"]);
  stop();
  setScale(2);
  start();
  page.addEventListener("click", note);
  page.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  page.click();
  expect(seen).toEqual(["click", "mousedown", "click"]);
});

it("leaves fingers elsewhere alone, and all of them after it is stopped", () => {
  start();
  touch("touchmove", 2, document.querySelector("footer")!);
  stop();
  touch("touchstart", 2);
  expect(seen).toEqual(["touchmove", "touchstart"]);
});
