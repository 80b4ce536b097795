"use client";

// The only imports of Next in components, with `next-server.ts`.
export { default as Link } from "next/link";
export { usePathname, useRouter } from "next/navigation";
