import type { WrapPageElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "../components/layout/error-boundary";

const reload = (): void => window.location.reload();

/** The same in the browser and at build time. */
export const wrapPageElement = ({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <ErrorBoundary pathname={props.location.pathname} reload={reload}>
    {element}
  </ErrorBoundary>
);
