/** React's server renderer for web streams; `react-dom/server` resolves to the Node variant, which lacks it. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
