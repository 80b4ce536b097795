import type { ServerProps } from "payload";

import { readCustomizations, readWebsiteImages } from "../store/read-site";

const FACE = { fontFamily: "'Bodoni MT', Didot, 'Times New Roman', serif", lineHeight: 1 };

/** On the sign-in screen: the agency's logo, or its name until one is uploaded. */
export const AgencyLogo = async ({ payload }: ServerProps) => {
  const [{ agencyName }, { logo }] = await Promise.all([readCustomizations(payload), readWebsiteImages(payload)]);
  if (!logo) return <span style={{ ...FACE, fontSize: "2.5rem" }}>{agencyName}</span>;
  return <img src={`/storage/${logo.file}`} alt={agencyName} style={{ width: "16rem", height: "auto" }} />;
};

/** Above every screen: the agency's initial. */
export const AgencyIcon = async ({ payload }: ServerProps) => {
  const { agencyName } = await readCustomizations(payload);
  return <span style={{ ...FACE, fontSize: "1.4rem" }}>{agencyName.slice(0, 1)}</span>;
};
