interface ProxyRule {
  prefix: string;
  url: string;
}

/** In develop, live data and pictures come from the gateway; without its address nothing is proxied. */
export const developProxy = (gatewayUrl: string | undefined): ProxyRule[] =>
  gatewayUrl ? ["/api", "/media"].map((prefix) => ({ prefix, url: gatewayUrl.replace(/\/+$/, "") })) : [];
