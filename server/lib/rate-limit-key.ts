import ipaddr from "ipaddr.js";

/** The whole IPv4 address, or the /64 of an IPv6 address, which is what a provider gives to one subscriber. */
export const rateLimitKey = (ip: string): string => {
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip) : null;
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(":") : (address?.toString() ?? ip);
};
