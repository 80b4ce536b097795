/** `https://www.instagram.com/casa.juriti/` → `@casa.juriti`; the host where the address names nobody. */
export const socialHandle = (profileUrl: string): string => {
  const { hostname, pathname } = new URL(profileUrl);
  const name = pathname.split("/").find((part) => part !== "");
  return name === undefined ? hostname.replace(/^www\./, "") : `@${name.replace(/^@/, "")}`;
};
