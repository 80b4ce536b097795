import { useCallback, type RefObject, type TransitionEvent } from "react";
import { prefersReducedMotion } from "../../components/ui/prefers-reduced-motion";
import { useBrowserLayoutEffect } from "../../components/ui/use-browser-layout-effect";
import { INTRO_MS, isIntroSeen, markIntroSeen } from "./intro-session";

type IntroState = "shown" | "closing" | null;

const setState = (state: IntroState): void => {
  if (state === null) delete document.documentElement.dataset.intro;
  else document.documentElement.dataset.intro = state;
};

/** The state is an attribute of `html`, which the inline script sets first. */
export const useIntro = (overlay: RefObject<HTMLElement>) => {
  const close = useCallback(() => {
    if (document.documentElement.dataset.intro !== "shown") return;
    setState(prefersReducedMotion() ? null : "closing");
  }, []);

  useBrowserLayoutEffect(() => {
    if (isIntroSeen()) return setState(null);
    markIntroSeen();
    setState("shown");
    overlay.current?.focus({ preventScroll: true });
    // The inline script has no timer when the visitor comes from another page of the site.
    const timer = setTimeout(close, INTRO_MS);
    const events = ["keydown", "wheel", "touchmove"] as const;
    events.forEach((event) => window.addEventListener(event, close, { passive: true }));
    return () => {
      clearTimeout(timer);
      events.forEach((event) => window.removeEventListener(event, close));
      setState(null);
    };
  }, [overlay, close]);

  const handleTransitionEnd = ({ target, currentTarget }: TransitionEvent) => {
    if (target === currentTarget) setState(null);
  };

  return { close, handleTransitionEnd };
};
