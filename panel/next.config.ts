import path from "node:path";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

// Inline because of Next's start script and Lexical's styles; everything else comes from this origin.
const ADMIN_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=()" },
  { key: "X-Robots-Tag", value: "noindex, nofollow" },
];

/** The repository: the panel imports modules of its `src/`, which have their packages in its `node_modules`. */
const REPOSITORY = path.join(import.meta.dirname, "..");

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // `npm test` checks the types; an installation need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // The wire contract accepts paths with and without a trailing slash, without a redirect (308).
  skipTrailingSlashRedirect: true,
  outputFileTracingRoot: REPOSITORY,
  turbopack: { root: REPOSITORY },
  // Payload's list of entries mixes three forms; each has its own screen. Without the list, no record is read before the redirect.
  redirects: () =>
    Promise.resolve([
      ...Object.entries({ contact: "enquiries", workshopContact: "registrations" }).map(([kind, screen]) => ({
        source: "/admin/collections/entries",
        has: [{ type: "query" as const, key: "where[kind][equals]", value: kind }],
        destination: `/admin/${screen}`,
        permanent: false,
      })),
      { source: "/admin/collections/entries", destination: "/admin/applications", permanent: false },
    ]),
  headers: () =>
    Promise.resolve([
      { source: "/:path*", headers: SECURITY_HEADERS },
      { source: "/admin/:path*", headers: [{ key: "Content-Security-Policy", value: ADMIN_POLICY }] },
    ]),
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
