import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import { MAP_ORIGIN } from "../../src/config/map";

const PERMISSIONS_POLICY = "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()";

/** Headers of every answer; worked out once, since Helmet's middleware would repeat the same work per request. */
export const securityHeaders = (siteUrl: string): OutgoingHttpHeaders => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const middleware = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: siteUrl.startsWith("https://") ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  middleware(request, response, () => undefined);
  return { ...response.getHeaders(), "permissions-policy": PERMISSIONS_POLICY };
};

/**
 * The policy of a release's pages: only the inline scripts that the build wrote may run.
 * Sliders and the names' sizes set style attributes, and Gatsby's picture component brings style elements, so styles stay open.
 */
export const pagePolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join("")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com ${MAP_ORIGIN}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The policy of the service worker itself: it asks this site alone, on behalf of pages that may do no more. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
