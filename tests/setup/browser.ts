import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { TextEncoder } from "node:util";

// As tests/setup/patience.ts says; shorter, so that what was waited for is named.
configure({ asyncUtilTimeout: 10_000 });

// React's server renderer wants it.
Object.assign(window, { TextEncoder });

// What jsdom lacks: windows have no size and media do not play.
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});
window.HTMLMediaElement.prototype.play = () => Promise.resolve();
window.HTMLMediaElement.prototype.pause = () => undefined;
window.HTMLElement.prototype.scrollIntoView = () => undefined;

// jsdom knows dialogs, but not how to open them.
window.HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
window.HTMLDialogElement.prototype.close = function hide() {
  this.open = false;
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  delete document.documentElement.dataset.intro;
});
