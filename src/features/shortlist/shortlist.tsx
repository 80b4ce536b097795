import { parseSharedSelection } from "../../selection/shared-selection";
import { useHydrated } from "../../components/ui/use-hydrated";
import { OwnShortlist } from "./own-shortlist";
import { SharedShortlist } from "./shared-shortlist";

interface ShortlistProps {
  /** The query of the address; `ids` shares a selection. */
  search: string;
}

/** This device's selection, or the one that the address shares; before hydration neither is known. */
export const Shortlist = ({ search }: ShortlistProps) => {
  const isHydrated = useHydrated();
  const shared = isHydrated ? parseSharedSelection(search) : null;
  return shared === null ? <OwnShortlist isKnown={isHydrated} /> : <SharedShortlist key={search} talentIds={shared} />;
};
