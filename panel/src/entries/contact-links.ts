type Mail = { subject: string; body: string };

/** One address, without a name or a second recipient. */
export const isMailAddress = (text: string | null | undefined): text is string => /^[^\s@<>,;?&]+@[^\s@<>,;?&]+$/.test(text ?? "");

/** `email` passes `isMailAddress`. */
export const mailLink = (email: string, { subject, body }: Mail): string =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

const HOSTS = { instagram: "www.instagram.com", tiktok: "www.tiktok.com" } as const;

/** Accepts a handle or an address of the network; null for other texts. */
export const profileLink = (text: string | null | undefined, network: keyof typeof HOSTS): string | null => {
  const pattern = new RegExp(`^(?:(?:https?://)?(?:(?:www|m|vm)\\.)?${network}\\.com/)?@?([A-Za-z0-9._]{2,60})/?(?:[?#].*)?$`, "i");
  const handle = pattern.exec((text ?? "").trim())?.[1];
  if (handle === undefined) return null;
  return `https://${HOSTS[network]}/${network === "tiktok" ? "@" : ""}${handle}`;
};
