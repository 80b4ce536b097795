import config from "@payload-config";
import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";

import mark from "../../../../admin/header/mark.svg";
import { importMap } from "../importMap.js";

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export const generateMetadata = async ({ params, searchParams }: Args): Promise<Metadata> => ({
  ...(await generatePageMetadata({ config, params, searchParams })),
  icons: [{ rel: "icon", type: "image/svg+xml", url: mark.src }],
});

/** Every admin screen; Payload chooses one by the path. */
export default function AdminPage({ params, searchParams }: Args) {
  return RootPage({ config, importMap, params, searchParams });
}
