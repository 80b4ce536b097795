import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage, SITE_FRAME } from "../../../tests/setup/render";
import { IntroOverlay } from "./intro-overlay";
import { INTRO_SCRIPT } from "./intro-session";

const introState = () => document.documentElement.dataset.intro;

const endAnimation = () => fireEvent.transitionEnd(screen.getByRole("dialog"));

describe("the intro overlay", () => {
  it("appears on the first visit of a session, with the focus in it", () => {
    renderPage(<IntroOverlay />);
    expect(introState()).toBe("shown");
    expect(screen.getByRole("dialog", { name: "Casa Juriti" })).toHaveFocus();
    expect(screen.getByRole("button", { name: "Entrar no site Casa Juriti" })).toBeInTheDocument();
  });

  it("shows the site's drawing when the agency has set no picture", () => {
    const { container } = renderPage(<IntroOverlay />);
    expect(container.querySelector("img[data-main-image]")).toHaveAttribute("src", "/static/intro.webp");
  });

  it("shows the agency's own picture", () => {
    const picture = { key: "intro", path: "site/intro.png", width: 1600, height: 1200, alt: null };
    const { container } = renderPage(<IntroOverlay />, { frame: { allAgencySiteImage: { nodes: [picture] } } });
    expect(container.querySelector("img")).toHaveAttribute("src", "/media/720/site/intro.png");
    expect(screen.getByRole("button", { name: "Entrar no site Casa Juriti" })).toHaveTextContent("Entrar");
    expect(screen.queryByText("Casa Juriti")).toBeNull();
  });

  it("shows the agency's dark logo instead of drawing and name", () => {
    const logo = { key: "logo_dark", path: "site/dark.png", width: 840, height: 240, alt: null };
    renderPage(<IntroOverlay />, { frame: { allAgencySiteImage: { nodes: [logo] } } });
    expect(screen.getByRole("img", { name: "Casa Juriti" })).toHaveAttribute("src", "/media/480/site/dark.png");
    expect(screen.queryByText("Casa Juriti")).toBeNull();
  });

  it.each([
    ["initials", { agencyCustomizations: { ...SITE_FRAME.agencyCustomizations, identity: { initials: "CJ" } } }],
    ["a mark", { allAgencySiteImage: { nodes: [{ key: "icon", path: "site/icon.png", width: 600, height: 600, alt: null }] } }],
  ])("shows the name alone for an agency with %s of its own", (_case, frame) => {
    const { container } = renderPage(<IntroOverlay />, { frame });
    expect(screen.getByText("Casa Juriti")).toBeInTheDocument();
    expect(container.querySelector("img")).toBeNull();
  });

  it("closes on a press of its image, and is then removed", async () => {
    const user = userEvent.setup();
    renderPage(<IntroOverlay />);
    await user.click(screen.getByRole("button"));
    expect(introState()).toBe("closing");
    endAnimation();
    expect(introState()).toBeUndefined();
  });

  it("closes on any key and on a scroll", async () => {
    const user = userEvent.setup();
    const { unmount } = renderPage(<IntroOverlay />);
    await user.keyboard("{Escape}");
    expect(introState()).toBe("closing");
    unmount();
    window.sessionStorage.clear();
    renderPage(<IntroOverlay />);
    fireEvent.wheel(window);
    expect(introState()).toBe("closing");
  });

  it("stays closed for the rest of the session", () => {
    renderPage(<IntroOverlay />).unmount();
    renderPage(<IntroOverlay />);
    expect(introState()).toBeUndefined();
  });

  it("is decided before the first paint by an inline script", () => {
    const run = () => window.eval(INTRO_SCRIPT);
    run();
    expect(introState()).toBe("shown");
    renderPage(<IntroOverlay />).unmount();
    run();
    expect(introState()).toBeUndefined();
  });

  it("closes automatically after four seconds, also when the visitor comes from another page of the site", () => {
    jest.useFakeTimers();
    renderPage(<IntroOverlay />);
    jest.advanceTimersByTime(3999);
    expect(introState()).toBe("shown");
    jest.advanceTimersByTime(1);
    expect(introState()).toBe("closing");
    jest.useRealTimers();
  });

  it("lifts without hydration, and does not return after a late one", () => {
    jest.useFakeTimers();
    window.eval(INTRO_SCRIPT);
    jest.advanceTimersByTime(4000);
    expect(introState()).toBe("closing");
    jest.advanceTimersByTime(1000);
    expect(introState()).toBeUndefined();
    renderPage(<IntroOverlay />);
    expect(introState()).toBeUndefined();
    jest.useRealTimers();
  });
});
