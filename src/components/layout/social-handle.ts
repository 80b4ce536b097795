/** `https://www.instagram.com/casa.juriti/` → `@casa.juriti`; the host when the path names no profile. */
export const socialHandle = (profileUrl: string): string => {
  const { hostname, pathname } = new URL(profileUrl);
  const name = pathname.split("/").find((part) => part !== "");
  return name === undefined ? hostname.replace(/^www\./, "") : `@${name.replace(/^@/, "")}`;
};
