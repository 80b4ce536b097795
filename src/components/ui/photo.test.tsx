import { fireEvent, render, screen } from "@testing-library/react";
import { Photo } from "./photo";

const picture = { path: "talents/1/book.jpg", width: 1200, height: 1600 };

const fail = () => fireEvent.error(screen.getByRole("img"));

describe("Photo", () => {
  it("knows its size, and waits until it is near", () => {
    render(<Photo picture={picture} alt="Ana Prado" sizes="100vw" />);
    const image = screen.getByRole("img", { name: "Ana Prado" });
    expect(image).toHaveAttribute("width", "1200");
    expect(image).toHaveAttribute("height", "1600");
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).not.toHaveAttribute("fetchpriority");
  });

  it("loads first where it has priority", () => {
    render(<Photo picture={picture} alt="" sizes="100vw" isPriority />);
    const image = screen.getByRole("presentation");
    expect(image).toHaveAttribute("loading", "eager");
    expect(image).toHaveAttribute("fetchpriority", "high");
  });

  it("loads with the page, but after what is first, where it is asked to", () => {
    render(<Photo picture={picture} alt="" sizes="100vw" isEager />);
    const image = screen.getByRole("presentation");
    expect(image).toHaveAttribute("loading", "eager");
    expect(image).toHaveAttribute("fetchpriority", "low");
  });

  it("holds a frame where nobody could tell the size", () => {
    render(<Photo picture={{ ...picture, width: null, height: null }} alt="Ana" sizes="100vw" />);
    expect(screen.getByRole("img")).toHaveStyle({ aspectRatio: "3 / 2" });
  });

  it("tries a picture that fails once more, as a new element", () => {
    render(<Photo picture={picture} alt="Ana Prado" sizes="100vw" />);
    const first = screen.getByRole("img");
    fail();
    const second = screen.getByRole("img");
    expect(second).not.toBe(first);
    expect(second.tagName).toBe("IMG");
  });

  it("leaves its frame and its words where it fails twice", () => {
    render(<Photo picture={picture} alt="Ana Prado" sizes="100vw" />);
    fail();
    fail();
    const stand = screen.getByRole("img", { name: "Ana Prado" });
    expect(stand.tagName).toBe("SPAN");
    expect(stand).toHaveStyle({ aspectRatio: "1200 / 1600" });
  });
});
