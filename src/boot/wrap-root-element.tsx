import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "../components/layout/error-boundary";
import { LocaleOverlayProvider } from "../components/layout/locale-overlay";
import { ProgressBar } from "../components/layout/progress-bar";

const reload = (): void => window.location.reload();

/** Also catches errors outside of any page. The same in the browser and at build time. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ErrorBoundary reload={reload}>
    <LocaleOverlayProvider>{element}</LocaleOverlayProvider>
    <ProgressBar />
  </ErrorBoundary>
);
