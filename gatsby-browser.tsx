import type { GatsbyBrowser } from "gatsby";
import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";

export { wrapRootElement } from "./src/components/site/wrap-root-element";

/** Pages are fetched on hover, focus and touch (see `components/ui/link`), not whenever a link is in view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;
