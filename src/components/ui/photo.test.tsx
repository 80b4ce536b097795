import { fireEvent, render, screen } from "@testing-library/react";
import { Photo } from "./photo";

const picture = { path: "talents/1/book.jpg", width: 1200, height: 1600 };

const failToLoad = () => fireEvent.error(screen.getByRole("img"));

describe("Photo", () => {
  it("has its size, and loads lazily", () => {
    render(<Photo picture={picture} alt="Ana Prado" sizes="100vw" />);
    const image = screen.getByRole("img", { name: "Ana Prado" });
    expect(image).toHaveAttribute("width", "1200");
    expect(image).toHaveAttribute("height", "1600");
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).not.toHaveAttribute("fetchpriority");
  });

  it("loads eagerly with high priority when asked", () => {
    render(<Photo picture={picture} alt="" sizes="100vw" isPriority />);
    const image = screen.getByRole("presentation");
    expect(image).toHaveAttribute("loading", "eager");
    expect(image).toHaveAttribute("fetchpriority", "high");
  });

  it("loads eagerly with low priority when asked", () => {
    render(<Photo picture={picture} alt="" sizes="100vw" isEager />);
    const image = screen.getByRole("presentation");
    expect(image).toHaveAttribute("loading", "eager");
    expect(image).toHaveAttribute("fetchpriority", "low");
  });

  it("keeps a frame when the size is unknown", () => {
    render(<Photo picture={{ ...picture, width: null, height: null }} alt="Ana" sizes="100vw" />);
    expect(screen.getByRole("img")).toHaveStyle({ aspectRatio: "3 / 2" });
  });

  it("retries a failed picture once, as a new element", () => {
    render(<Photo picture={picture} alt="Ana Prado" sizes="100vw" />);
    const first = screen.getByRole("img");
    failToLoad();
    const second = screen.getByRole("img");
    expect(second).not.toBe(first);
    expect(second.tagName).toBe("IMG");
  });

  it("keeps its frame and alternative text after two failures", () => {
    render(<Photo picture={picture} alt="Ana Prado" sizes="100vw" />);
    failToLoad();
    failToLoad();
    const stand = screen.getByRole("img", { name: "Ana Prado" });
    expect(stand.tagName).toBe("SPAN");
    expect(stand).toHaveStyle({ aspectRatio: "1200 / 1600" });
  });

  it("has no role after two failures when it is decorative", () => {
    const { container } = render(<Photo picture={picture} alt="" sizes="100vw" />);
    fireEvent.error(screen.getByRole("presentation"));
    fireEvent.error(screen.getByRole("presentation"));
    expect(container.querySelector("img")).toBeNull();
    expect(screen.queryByRole("img")).toBeNull();
  });
});
