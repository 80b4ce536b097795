/** Types for the part of Gatsby's router that we use. */
declare module "@gatsbyjs/reach-router" {
  interface PickedRoute<Route> {
    route: Route;
    params: Record<string, string>;
  }
  /** The best matching route for an escaped path; throws when a segment cannot be decoded. */
  export const pick: <Route extends { path: string }>(routes: readonly Route[], path: string) => PickedRoute<Route> | null;
}
