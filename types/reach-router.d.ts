/** The part of Gatsby's router that it has no types for. */
declare module "@gatsbyjs/reach-router" {
  interface PickedRoute<Route> {
    route: Route;
    params: Record<string, string>;
  }
  /** The route whose pattern fits an escaped path best; throws where a part cannot be decoded. */
  export const pick: <Route extends { path: string }>(routes: readonly Route[], path: string) => PickedRoute<Route> | null;
}
