import { act, screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { OfflineNotice } from "./offline-notice";

const setOnline = (isOnline: boolean): void => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });
};

afterEach(() => jest.restoreAllMocks());

it.each([
  ["pt", "Você está sem conexão. O que já visitou continua aqui."],
  ["en", "You are offline. What you have visited is still here."],
] as const)("appears in %s while offline and disappears afterwards", (language, words) => {
  renderPage(<OfflineNotice />, { language });
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  setOnline(false);
  expect(status).toHaveTextContent(words);
  setOnline(true);
  expect(status).toBeEmptyDOMElement();
});
