import type { Payload } from "payload";
import { readCustomizations, readWebsiteImages } from "./read-identity";

/** The agency's icon is its picture, else its initials; both are null for the demo, which has the product's icon. */
export type AgencyMark = { name: string; icon: string | null; initials: string | null };

/** Read for every screen of the admin, so that a new name or icon appears without a restart. */
export const readAgencyMark = async (payload: Payload): Promise<AgencyMark> => {
  const [{ agencyName, look }, { icon }] = await Promise.all([readCustomizations(payload), readWebsiteImages(payload)]);
  return { name: agencyName, icon: icon === undefined ? null : `/storage/${icon.file}`, initials: look.initials };
};

/** A data URL with an SVG of the initials, for the browser's tab. Needs no escaping, since initials are only letters. */
export const initialsIcon = (initials: string): string => {
  const size = [40, 30, 22][[...initials].length - 1] ?? 22;
  const text = `<text x="32" y="33" font-family="Georgia,serif" font-size="${size}" fill="#fbfaf8" text-anchor="middle" dominant-baseline="central">${initials}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#141414"/>${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
