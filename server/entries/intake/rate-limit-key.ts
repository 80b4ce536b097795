/** The part of an address that one subscriber holds: the whole of IPv4, the /64 of IPv6. */
export const rateLimitKey = (address: string): string => {
  if (!address.includes(":") || address.startsWith("::ffff:")) return address;
  const [head = "", tail] = address.split("::", 2);
  const groups = head.split(":").filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0");
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4).join(":");
};
