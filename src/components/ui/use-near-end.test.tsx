import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { AUTOMATIC_PAGES } from "../../config/constants";
import { installIntersectionObserver, intersectObservedElements, reportIntersection } from "../../../tests/setup/intersection-observer";
import { useNearEnd } from "./use-near-end";

beforeEach(installIntersectionObserver);

/** Shows one more of `total` pages each time its end comes into view, and at each press. */
const List = ({ total }: { total: number }) => {
  const [pages, setPages] = useState(1);
  const showMore = () => setPages((now) => now + 1);
  const { endRef, askForMore } = useNearEnd(showMore, pages < total ? pages : null);
  return (
    <div ref={endRef}>
      <p role="status">{pages}</p>
      <button onClick={askForMore}>More</button>
    </div>
  );
};

const pages = () => Number(screen.getByRole("status").textContent);

const arrive = async (times: number): Promise<void> => {
  for (let arrival = 0; arrival < times; arrival += 1) await intersectObservedElements();
};

it("loads once for each arrival, however long the end stays near", async () => {
  render(<List total={100} />);
  await reportIntersection(true);
  await reportIntersection(true);
  expect(pages()).toBe(2);
  await intersectObservedElements();
  expect(pages()).toBe(3);
});

it("loads a few pages by itself, and as many more after the visitor asks", async () => {
  render(<List total={100} />);
  await arrive(2 * AUTOMATIC_PAGES);
  expect(pages()).toBe(1 + AUTOMATIC_PAGES);
  await userEvent.click(screen.getByRole("button"));
  await arrive(2 * AUTOMATIC_PAGES);
  expect(pages()).toBe(2 + 2 * AUTOMATIC_PAGES);
});

it("does not load beyond the last page", async () => {
  render(<List total={3} />);
  await arrive(4);
  expect(pages()).toBe(3);
});
