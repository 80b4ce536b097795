/** Gatsby's page loader in the browser; absent on the server and in tests. */
interface Window {
  ___loader?: {
    hovering(pathname: string): void;
    loadPage: (path: string) => Promise<{ status?: string } | undefined>;
  };
}
