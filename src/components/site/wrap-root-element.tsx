import type { WrapRootElementBrowserArgs } from "gatsby";
import { LocaleOverlayProvider } from "./locale-overlay";

/** What outlives the change of pages; the same on both sides. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <LocaleOverlayProvider>{element}</LocaleOverlayProvider>
);
