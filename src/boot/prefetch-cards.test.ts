import { waitFor } from "@testing-library/react";
import { prefetchCards } from "./prefetch-cards";

/** jsdom has no IntersectionObserver. */
class Observer {
  static observed: Element[] = [];
  static report: (target: Element, isIntersecting: boolean) => void;
  constructor(callback: (entries: object[]) => void) {
    Observer.report = (target, isIntersecting) => callback([{ target, isIntersecting }]);
  }
  observe(target: Element): void {
    Observer.observed.push(target);
  }
}

const loaded: string[] = [];
const setConnection = (connection: object | undefined): void =>
  void Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

const list = (...addresses: readonly string[]): string =>
  `<main><ul>${addresses.map((address) => `<li><a href="${address}">card</a></li>`).join("")}</ul></main>`;

const linkTo = (address: string): Element => {
  const link = document.querySelector(`a[href="${address}"]`);
  if (link === null) throw new Error(`no link to ${address}`);
  return link;
};

const start = (...addresses: readonly string[]): void => {
  document.body.innerHTML = list(...addresses);
  prefetchCards((path) => void loaded.push(path));
};

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: Observer });
  Observer.observed = [];
  loaded.length = 0;
  setConnection(undefined);
});

it("loads the talents whose cards are in view, each once", async () => {
  start("/kids/1/ana", "/kids/2/bia", "/kids/3/caio");
  Observer.report(linkTo("/kids/1/ana"), true);
  Observer.report(linkTo("/kids/2/bia"), true);
  await waitFor(() => expect(loaded).toEqual(["/kids/1/ana", "/kids/2/bia"]));
  Observer.report(linkTo("/kids/1/ana"), true);
  Observer.report(linkTo("/kids/3/caio"), true);
  await waitFor(() => expect(loaded).toEqual(["/kids/1/ana", "/kids/2/bia", "/kids/3/caio"]));
});

it("loads no card that has left the view before its turn", async () => {
  start("/kids/1/ana", "/kids/2/bia");
  Observer.report(linkTo("/kids/1/ana"), true);
  Observer.report(linkTo("/kids/1/ana"), false);
  Observer.report(linkTo("/kids/2/bia"), true);
  await waitFor(() => expect(loaded).toEqual(["/kids/2/bia"]));
});

it("observes links to talents alone, without those whose address has a token", () => {
  start("/kids/1/ana", "/kids/meninas", "/blog/noticia", "/kids/9/oculta?t=abcdefghijklmnopqrstuv");
  expect(Observer.observed).toEqual([linkTo("/kids/1/ana")]);
});

it("observes cards that are added later", async () => {
  start("/kids/1/ana");
  document.querySelector("ul")?.insertAdjacentHTML("beforeend", '<li><a href="/kids/2/bia">card</a></li>');
  // The observers of the earlier tests see the new card, too.
  await waitFor(() => expect(new Set(Observer.observed)).toEqual(new Set([linkTo("/kids/1/ana"), linkTo("/kids/2/bia")])));
});

it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])("loads nothing with %j", async (connection) => {
  jest.useFakeTimers();
  setConnection(connection);
  start("/kids/1/ana");
  Observer.report(linkTo("/kids/1/ana"), true);
  await jest.runAllTimersAsync();
  expect(loaded).toEqual([]);
  setConnection({ effectiveType: "4g" });
  Observer.report(linkTo("/kids/1/ana"), true);
  await jest.runAllTimersAsync();
  expect(loaded).toEqual(["/kids/1/ana"]);
  jest.useRealTimers();
});
