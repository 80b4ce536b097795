export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/boot/ssr-hooks";
export { wrapPageElement } from "./src/boot/wrap-page-element";
export { wrapRootElement } from "./src/boot/wrap-root-element";
