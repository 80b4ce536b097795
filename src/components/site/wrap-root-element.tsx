import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "./error-boundary";
import { LocaleOverlayProvider } from "./locale-overlay";
import { ProgressBar } from "./progress-bar";

const reload = (): void => window.location.reload();

/** What outlives the change of pages; the same on both sides. What fails outside of any page is caught here. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ErrorBoundary reload={reload}>
    <LocaleOverlayProvider>{element}</LocaleOverlayProvider>
    <ProgressBar />
  </ErrorBoundary>
);
