import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import { MAP_ORIGIN } from "../../src/config/map";

const PERMISSIONS_POLICY = "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()";

/** Headers of every response; computed once, since Helmet's middleware would repeat the same work per request. */
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

/** The hash of an empty style: the flipbook's library adds its style element before it sets the text. */
const EMPTY_STYLE = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** The flipbook's library adds this style by script; `security-headers.test.ts` compares it with the installed version. */
export const FLIPBOOK_STYLE = "sha256-68ovwuVEgP4KP6803CNhdg6S0jCfEydjM4sM/Qdnc5o=";

interface InlineHashes {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

/**
 * The policy of a release's pages: allows the scripts and style elements of the build only. Style attributes are allowed, since
 * aspect ratios and font sizes of names are set there. `style-src` is for browsers without `style-src-elem` (Firefox before 108).
 */
export const pagePolicy = ({ scriptHashes, styleHashes }: InlineHashes): string =>
  [
    "default-src 'self'",
    `script-src 'self'${sources(scriptHashes)}`,
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self'${sources([...styleHashes, FLIPBOOK_STYLE, EMPTY_STYLE])}`,
    "style-src-attr 'unsafe-inline'",
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

const sources = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join("");

/** Allows requests to this site only. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
