/** The whole IPv4 address, or the /64 of an IPv6 address, which is what a provider gives to one subscriber. */
export const rateLimitKey = (ip: string): string => {
  if (!ip.includes(":") || ip.startsWith("::ffff:")) return ip;
  const [head = "", tail] = ip.split("::", 2);
  const groups = head.split(":").filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0");
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4).join(":");
};
