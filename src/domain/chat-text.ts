/** Adds a prefilled message to an address of `whatsappAddress`. Pages use it without the phone library. */
export const withChatText = (address: string, text: string): string => `${address}?text=${encodeURIComponent(text)}`;
