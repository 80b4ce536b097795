/** React's server renderer for web streams, by its own path: Node's variant, which `react-dom/server` means, has none. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
