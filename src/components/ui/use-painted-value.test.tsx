import { render, screen } from "@testing-library/react";
import { usePaintedValue } from "./use-painted-value";

const Both = ({ value }: { value: string }) => <p>{`${value} ${usePaintedValue(value)}`}</p>;

it("follows a change after the change has been rendered", async () => {
  const { rerender } = render(<Both value="one" />);
  expect(screen.getByText("one one")).toBeInTheDocument();
  rerender(<Both value="two" />);
  expect(screen.getByText("two one")).toBeInTheDocument();
  expect(await screen.findByText("two two")).toBeInTheDocument();
});

it("goes straight to the last of several changes, and stays after a change that was undone", async () => {
  const seen = new Set<string>();
  const Noting = ({ value }: { value: string }) => {
    const painted = usePaintedValue(value);
    seen.add(painted);
    return <p>{painted}</p>;
  };
  const { rerender } = render(<Noting value="one" />);
  rerender(<Noting value="two" />);
  rerender(<Noting value="three" />);
  expect(await screen.findByText("three")).toBeInTheDocument();
  expect([...seen]).toEqual(["one", "three"]);
  rerender(<Noting value="four" />);
  rerender(<Noting value="three" />);
  rerender(<Noting value="five" />);
  expect(await screen.findByText("five")).toBeInTheDocument();
  expect([...seen]).toEqual(["one", "three", "five"]);
});
