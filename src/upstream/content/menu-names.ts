import { MENU_ITEMS, type MenuItem } from "../../domain/menu";

/** The content store's names that differ from ours. */
const WIRE_NAMES: Readonly<Partial<Record<MenuItem, string>>> = { digitalInfluencers: "digital_influencers" };

/** A category or page by the content store's name; null for an unknown one. */
export const menuItemOf = (sent: unknown): MenuItem | null => MENU_ITEMS.find((item) => (WIRE_NAMES[item] ?? item) === sent) ?? null;
