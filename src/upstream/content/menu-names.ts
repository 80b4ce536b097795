import { MENU_ITEMS, type MenuItem } from "../../domain/menu";

/** The content store's names that differ from ours. */
const WIRE_NAMES: Readonly<Partial<Record<MenuItem, string>>> = { digitalInfluencers: "digital_influencers" };

/** Null for an unknown name. */
export const menuItemOf = (sent: unknown): MenuItem | null => MENU_ITEMS.find((item) => (WIRE_NAMES[item] ?? item) === sent) ?? null;
