interface ProxyRule {
  prefix: string;
  url: string;
}

const LIVE_PREFIXES = ["/api", "/media"] as const;

/**
 * In develop, live data and pictures come from the gateway: at `GATEWAY_URL`, else on the site's own port. A build
 * ignores the rules, but they are always there: the committed query types include the shape of Gatsby's settings.
 */
export const developProxy = (gatewayUrl: string | undefined, port: number): ProxyRule[] =>
  LIVE_PREFIXES.map((prefix) => ({ prefix, url: (gatewayUrl || `http://127.0.0.1:${port}`).replace(/\/+$/, "") }));
