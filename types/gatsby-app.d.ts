/** Gatsby's browser entry, which it writes to `.cache` before bundling. */
declare module "*/.cache/production-app" {
  const app: unknown;
  export default app;
}

/** Gatsby's hook that renders a page's `Head` into the document; calls one effect. */
declare module "*/.cache/head/head-export-handler-for-browser" {
  export const headHandlerForBrowser: (page: { pageComponentProps: { location: object } }) => void;
}
