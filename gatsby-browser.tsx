import "./src/styles/display-face.css";
import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";

export { disableCorePrefetching, onClientEntry, onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from "./src/boot/browser-hooks";
export { replaceHydrateFunction } from "./src/boot/hydrate-in-slices";
export { wrapPageElement } from "./src/boot/wrap-page-element";
export { wrapRootElement } from "./src/boot/wrap-root-element";
