// The only imports of Next in components, with `next-client.ts`.
export { headers } from "next/headers";
export { notFound, redirect } from "next/navigation";
