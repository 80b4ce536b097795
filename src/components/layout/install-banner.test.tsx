import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "../../../tests/setup/render";
import { InstallBanner } from "./install-banner";
import { EARLY_OFFER_SCRIPT, listenForInstallOffer } from "./install-offer";

let prompts: number;

/** Chromium offers the installation by this event. */
const offerInstallation = (): Event => {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: async () => {
      prompts += 1;
    },
  });
  act(() => {
    window.dispatchEvent(event);
  });
  return event;
};

beforeAll(listenForInstallOffer);
beforeEach(() => {
  prompts = 0;
  window.localStorage.clear();
});
afterEach(() => act(() => void window.dispatchEvent(new Event("appinstalled"))));

describe("the install banner", () => {
  it.each([
    ["pt", "Adicione a app à sua tela inicial", "Adicionar app"],
    ["en", "Add the app to your home screen", "Add app"],
  ] as const)("appears in %s when the browser offers the installation, and starts it", async (language, text, button) => {
    const user = userEvent.setup();
    renderPage(<InstallBanner />, { language });
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
    expect(offerInstallation().defaultPrevented).toBe(true);
    expect(screen.getByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: button }));
    expect(prompts).toBe(1);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it("stays hidden after it was dismissed", async () => {
    const user = userEvent.setup();
    const { unmount } = renderPage(<InstallBanner />);
    offerInstallation();
    await user.click(screen.getByRole("button", { name: "Dispensar" }));
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
    unmount();
    renderPage(<InstallBanner />);
    expect(offerInstallation().defaultPrevented).toBe(false);
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
    expect(prompts).toBe(0);
  });

  it("keeps an offer that came before hydration, unless the banner was dismissed", async () => {
    window.localStorage.setItem("installDismissed", "1");
    new Function(EARLY_OFFER_SCRIPT)();
    expect(offerInstallation().defaultPrevented).toBe(false);
    expect(window.earlyOffer).toBeUndefined();
    window.localStorage.clear();
    const early = offerInstallation();
    expect([early.defaultPrevented, window.earlyOffer]).toEqual([true, early]);
    act(() => void window.dispatchEvent(new Event("appinstalled"))); // clears the offer that the module's listener stored
    listenForInstallOffer();
    renderPage(<InstallBanner />);
    expect(screen.getByRole("button", { name: "Adicionar app" })).toBeInTheDocument();
  });

  it("appears on the next page too", () => {
    offerInstallation();
    renderPage(<InstallBanner />);
    expect(screen.getByRole("button", { name: "Adicionar app" })).toBeInTheDocument();
  });

  it("disappears when the site was installed", () => {
    renderPage(<InstallBanner />);
    offerInstallation();
    act(() => void window.dispatchEvent(new Event("appinstalled")));
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  });
});
