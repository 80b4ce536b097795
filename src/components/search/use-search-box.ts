import { navigate } from "gatsby";
import { useEffect, useState, type FormEvent, type MouseEvent, type RefObject } from "react";
import { DESKTOP_MIN_WIDTH } from "../../config/constants";
import { localizedPath, routes } from "../../config/routes";
import { useLocale } from "../../i18n/use-locale";
import { useMediaQuery } from "../ui/use-media-query";

/**
 * State of the search box. Its button opens the field; pressed again it searches, or closes an empty field. Below 991 px
 * the field is always visible. `onNavigate` is called before a navigation.
 */
export const useSearchBox = (form: RefObject<HTMLFormElement>, onNavigate: () => void) => {
  const locale = useLocale();
  const isCollapsible = useMediaQuery(`(max-width: ${DESKTOP_MIN_WIDTH - 0.02}px)`) !== true;
  const [isOpen, setIsOpen] = useState(false);
  const [isListWanted, setIsListWanted] = useState(false);
  const [text, setText] = useState("");
  const isEmpty = text.trim() === "";

  useEffect(() => {
    if (!isOpen) return;
    form.current?.querySelector("input")?.focus();
    if (!isCollapsible) form.current?.scrollIntoView({ block: "start" });
  }, [form, isOpen, isCollapsible]);

  useEffect(() => {
    if (!isOpen) return;
    // An empty field closes when the focus leaves it.
    return onOutsideInteraction(form.current, () => {
      setIsListWanted(false);
      if (isEmpty) setIsOpen(false);
    });
  }, [form, isOpen, isEmpty]);

  const close = () => {
    setIsOpen(false);
    setIsListWanted(false);
    setText("");
    // Keeps the focus when the field disappears.
    form.current?.querySelector("button")?.focus();
  };

  const finish = () => {
    close();
    onNavigate();
  };

  return {
    text,
    isOpen,
    isListWanted,
    isCollapsible,
    finish,
    open: () => setIsOpen(true),
    showList: () => setIsListWanted(true),
    type: (typed: string) => {
      setText(typed);
      setIsListWanted(true);
    },
    /** Closes the list first, then the field; returns false when neither is open, so that the menu handles the key. */
    escape: (hasList: boolean): boolean => {
      if (hasList) setIsListWanted(false);
      else if (isOpen && isCollapsible) close();
      else return false;
      return true;
    },
    handleButton: (event: MouseEvent) => {
      if (isOpen && !isEmpty) return;
      event.preventDefault();
      if (isOpen) close();
      else setIsOpen(true);
    },
    handleSubmit: (event: FormEvent) => {
      event.preventDefault();
      finish();
      void navigate(localizedPath(routes.search(text), locale));
    },
  };
};

/** Returns a function that removes the listeners. */
const onOutsideInteraction = (form: HTMLElement | null, onOutside: () => void) => {
  const handle = ({ target }: Event) => {
    if (target instanceof Node && !form?.contains(target)) onOutside();
  };
  document.addEventListener("pointerdown", handle);
  document.addEventListener("focusin", handle);
  return () => {
    document.removeEventListener("pointerdown", handle);
    document.removeEventListener("focusin", handle);
  };
};
