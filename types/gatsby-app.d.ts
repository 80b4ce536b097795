/** What Gatsby writes before it bundles, and has begin in the browser. */
declare module "*/.cache/production-app" {
  const app: unknown;
  export default app;
}

/** Gatsby's hook that draws the `Head` of a page into the document; one effect. */
declare module "*/.cache/head/head-export-handler-for-browser" {
  export const headHandlerForBrowser: (page: { pageComponentProps: { location: object } }) => void;
}
