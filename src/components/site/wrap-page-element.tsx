import type { WrapPageElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "./error-boundary";

const reload = (): void => window.location.reload();

/** Around each page and its translations; the same on both sides. */
export const wrapPageElement = ({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <ErrorBoundary pathname={props.location.pathname} reload={reload}>
    {element}
  </ErrorBoundary>
);
