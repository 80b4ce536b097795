import config from "@payload-config";
import type { Metadata } from "next";
import { getPayload, type SanitizedConfig } from "payload";

import mark from "../../../identity/mark.svg";
import { initialsIcon, readAgencyMark } from "../../../identity/read-mark";

type Generate = (options: { config: Promise<SanitizedConfig> }) => Promise<Metadata>;

/** Payload's metadata of a screen, with the agency's icon and with its name in the title. */
export const adminMetadata = async (generate: Generate): Promise<Metadata> => {
  const own = await config;
  const { name, icon, initials } = await readAgencyMark(await getPayload({ config }));
  const named = { ...own, admin: { ...own.admin, meta: { ...own.admin.meta, titleSuffix: `· ${name}` } } };
  const url = icon ?? (initials === null ? mark.src : initialsIcon(initials));
  return { ...(await generate({ config: Promise.resolve(named) })), icons: [{ rel: "icon", url }] };
};
