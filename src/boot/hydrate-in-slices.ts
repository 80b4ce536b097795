import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates inside a transition, which React does in slices. One long task would keep a slow phone from handling the
 * first tap.
 */
export const hydrateInSlices = (element: ReactNode, container: Element): void =>
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });

export const replaceHydrateFunction = () => hydrateInSlices;
