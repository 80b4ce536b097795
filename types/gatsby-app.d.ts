/** What Gatsby writes before it bundles, and has begin in the browser. */
declare module "*/.cache/production-app" {
  const app: unknown;
  export default app;
}
