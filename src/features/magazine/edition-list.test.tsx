import { screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { intersectObservedElements, installIntersectionObserver } from "../../../tests/setup/intersection-observer";
import { EditionList } from "./edition-list";

const editionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    magazineId: String(index),
    title: `Juriti nº ${index}`,
    description: null,
    cover: null,
    pages: [],
  }));

beforeEach(installIntersectionObserver);

const countLinks = () => screen.getAllByRole("link").length;

it("loads ten editions at a time near its end", async () => {
  renderPage(<EditionList editions={editionsOf(25)} />);
  expect(countLinks()).toBe(10);
  await intersectObservedElements();
  expect(countLinks()).toBe(20);
  await intersectObservedElements();
  expect(countLinks()).toBe(25);
  await intersectObservedElements();
  expect(countLinks()).toBe(25);
});

it("shows a short list completely", () => {
  renderPage(<EditionList editions={editionsOf(10)} />);
  expect(countLinks()).toBe(10);
});
