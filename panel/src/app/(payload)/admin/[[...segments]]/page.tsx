import config from "@payload-config";
import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";

import { adminMetadata } from "../admin-metadata";
import { importMap } from "../importMap.js";

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  adminMetadata((named) => generatePageMetadata({ ...named, params, searchParams }));

/** Serves every admin screen; Payload selects one by the path. */
export default function AdminPage({ params, searchParams }: Args) {
  return RootPage({ config, importMap, params, searchParams });
}
