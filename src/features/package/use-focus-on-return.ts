import { useEffect, useRef } from "react";
import { talentLinkId } from "./package-address";

/** After the return from a profile, focuses the link in the grid or the comparison that opens this profile, and scrolls to it. */
export const useFocusOnReturn = (talent: string | null): void => {
  const shown = useRef(talent);
  useEffect(() => {
    const left = shown.current;
    shown.current = talent;
    if (talent === null && left !== null) document.getElementById(talentLinkId(left))?.focus();
  }, [talent]);
};
