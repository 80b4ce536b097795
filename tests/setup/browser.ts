import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { TextEncoder } from "node:util";

// Shorter than the test timeout (test-timeout.ts), so that the failure names the missing element.
configure({ asyncUtilTimeout: 10_000 });

// React's server renderer needs TextEncoder, which jsdom lacks.
Object.assign(window, { TextEncoder });

// jsdom has neither media queries nor playback.
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

// jsdom has the dialog element without its methods.
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

// jsdom's Blob has no arrayBuffer.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = Object.assign(new FileReader(), { onerror: reject });
    reader.onload = () => (reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(new Error("no bytes")));
    reader.readAsArrayBuffer(this);
  });
};
