import { parseSharedSelection } from "../../selection/shared-selection";
import { useHydrated } from "../../components/ui/use-hydrated";
import { OwnSelection } from "./own-selection";
import { SharedSelection } from "./shared-selection";

interface SelectionViewProps {
  /** The query of the address; `ids` shares a selection. */
  search: string;
}

/** Before hydration neither the device's selection nor a shared one is known. */
export const SelectionView = ({ search }: SelectionViewProps) => {
  const isHydrated = useHydrated();
  const shared = isHydrated ? parseSharedSelection(search) : null;
  return shared === null ? <OwnSelection isKnown={isHydrated} /> : <SharedSelection key={search} talentIds={shared} />;
};
