import { useCallback, type RefObject, type TransitionEvent } from "react";
import { useBrowserLayoutEffect } from "../../components/ui/use-browser-layout-effect";
import { isIntroSeen, rememberIntro } from "./intro-session";

type IntroState = "shown" | "lifting" | null;

const setState = (state: IntroState): void => {
  if (state === null) delete document.documentElement.dataset.intro;
  else document.documentElement.dataset.intro = state;
};

/** Shows the intro once per session and closes it. Its state is an attribute of `html`, which the inline script sets first. */
export const useIntro = (curtain: RefObject<HTMLElement>) => {
  const lift = useCallback(() => {
    if (document.documentElement.dataset.intro !== "shown") return;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    setState(isStill ? null : "lifting");
  }, []);

  useBrowserLayoutEffect(() => {
    if (isIntroSeen()) return setState(null);
    rememberIntro();
    setState("shown");
    curtain.current?.focus({ preventScroll: true });
    const events = ["keydown", "wheel", "touchmove"] as const;
    events.forEach((event) => window.addEventListener(event, lift, { passive: true }));
    return () => {
      events.forEach((event) => window.removeEventListener(event, lift));
      setState(null);
    };
  }, [curtain, lift]);

  const handleLifted = ({ target, currentTarget }: TransitionEvent) => {
    if (target === currentTarget) setState(null);
  };

  return { lift, handleLifted };
};
