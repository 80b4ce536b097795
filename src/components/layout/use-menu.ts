import { useCallback, useEffect, useState, type RefObject } from "react";
import { DESKTOP_MIN_WIDTH, MENU_FADE_MS } from "../../config/constants";
import type { Category } from "../../domain/category";

type Sheet = "closed" | "open" | "closing";

/**
 * State of the menu: the open category, and below 991 px the sheet. Escape, a press outside and a navigation close both.
 * Focus leaving a category closes it outside the sheet only; in the sheet the content below would move.
 */
export const useMenu = (root: RefObject<HTMLElement>, path: string) => {
  const [sheet, setSheet] = useState<Sheet>("closed");
  const [openCategory, setOpenCategory] = useState<Category | null>(null);
  const [shownPath, setShownPath] = useState(path);
  if (path !== shownPath) {
    setShownPath(path);
    setOpenCategory(null);
    setSheet("closed");
  }

  const closeAll = useCallback(() => {
    setOpenCategory(null);
    setSheet((now) => (now === "open" ? "closing" : now));
  }, []);

  useEffect(() => {
    if (sheet !== "closing") return;
    const timer = setTimeout(() => setSheet("closed"), MENU_FADE_MS);
    return () => clearTimeout(timer);
  }, [sheet]);

  useEffect(() => lockPage(sheet === "open", root.current, closeAll), [root, sheet, closeAll]);

  useEffect(() => {
    if (openCategory === null && sheet !== "open") return;
    const handlePress = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) closeAll();
    };
    const handleFocus = ({ target }: Event) => {
      const opened = root.current?.querySelector("details[open]");
      if (sheet === "closed" && target instanceof Node && !opened?.contains(target)) setOpenCategory(null);
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      const opener = root.current?.querySelector<HTMLElement>(sheet === "open" ? "button[aria-controls]" : "details[open] > summary");
      closeAll();
      opener?.focus();
    };
    document.addEventListener("pointerdown", handlePress);
    document.addEventListener("focusin", handleFocus);
    document.addEventListener("keydown", handleKey);
    return () => {
      document.removeEventListener("pointerdown", handlePress);
      document.removeEventListener("focusin", handleFocus);
      document.removeEventListener("keydown", handleKey);
    };
  }, [root, openCategory, sheet, closeAll]);

  return {
    sheet,
    openCategory,
    closeAll,
    toggleSheet: () => setSheet((now) => (now === "open" ? "closing" : "open")),
    toggleCategory: (category: Category) => setOpenCategory((now) => (now === category ? null : category)),
  };
};

/** While the sheet is open, makes the page behind it inert and unscrollable; closes it when the window becomes wide. */
const lockPage = (isHeld: boolean, header: HTMLElement | null, onWide: () => void) => {
  if (!isHeld || header === null) return undefined;
  const wide = window.matchMedia(`(min-width: ${DESKTOP_MIN_WIDTH}px)`);
  const covered = [...(header.parentElement?.children ?? [])].filter((element) => element !== header);
  const hold = (isInert: boolean) => {
    covered.forEach((element) => element.toggleAttribute("inert", isInert));
    document.documentElement.style.overflow = isInert ? "hidden" : "";
  };
  hold(true);
  wide.addEventListener("change", onWide);
  return () => {
    hold(false);
    wide.removeEventListener("change", onWide);
  };
};
