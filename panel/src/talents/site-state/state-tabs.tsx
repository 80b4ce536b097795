import type { Payload, ServerProps } from "payload";

import { filteredListAddress } from "../../admin/addresses";
import { OutsideDrawer } from "../../admin/kit/outside-drawer";
import { type Tab, TabBar } from "../../admin/kit/tab-bar";
import { runSql } from "../../database/sql";
import { isRecord } from "../../../../src/lib/json";
import { SITE_STATES, type SiteState, siteStateMessages } from "./words";

const countStates = async (payload: Payload): Promise<Map<unknown, number>> => {
  const rows = await runSql(payload, "SELECT site_state, COUNT(*) AS count FROM talents GROUP BY site_state");
  return new Map(rows.filter(isRecord).map(({ site_state: state, count }) => [state, Number(count)]));
};

/** The state that the list's filter asks for; null for a list with another filter, or none. */
const chosenState = (searchParams: ServerProps["searchParams"]): string | null => {
  const [, value] = Object.entries(searchParams ?? {}).find(([name]) => name.endsWith("[siteState][equals]")) ?? [];
  return typeof value === "string" ? value : null;
};

/** Above the table of talents, for accounts that see more than the published ones. */
export const StateTabs = async ({ payload, user, i18n, searchParams }: ServerProps) => {
  if (!user || !("role" in user) || user.role === "scout") return null;
  const { title, all, tabs } = siteStateMessages(i18n.language);
  const adminRoute = payload.config.routes.admin;
  const counts = await countStates(payload);
  const chosen = chosenState(searchParams);
  const toTab = (state: SiteState): Tab => ({
    label: tabs[state],
    count: counts.get(state) ?? 0,
    href: filteredListAddress(adminRoute, "talents", { siteState: ["equals", state] }),
    isCurrent: chosen === state,
  });
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const everything: Tab = { label: all, count: total, href: `${adminRoute}/collections/talents`, isCurrent: chosen === null };
  return (
    <OutsideDrawer>
      <TabBar label={title} tabs={[everything, ...SITE_STATES.map(toTab)]} />
    </OutsideDrawer>
  );
};
