"use client";

import { useTranslation } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";

import { controlLabel } from "../../messages/control-labels";

type Repair = { selector: string; attribute: string; value: (element: Element, language: string) => string };

const textOf = (element: Element | null | undefined): string => element?.textContent?.replaceAll("*", "").trim() ?? "";

const named = (selector: string, control: Parameters<typeof controlLabel>[0]): Repair => ({
  selector,
  attribute: "aria-label",
  value: (_, language) => controlLabel(control, language),
});

const nameOfField = (element: Element): string => textOf(element.closest(".field-type")?.querySelector(".field-label"));

/** Payload's markup without names and landmarks: it has no setting and no extension point for them. */
const REPAIRS: readonly Repair[] = [
  // Forms have a `main` of their own.
  { selector: ".collection-list, .template-minimal__wrap", attribute: "role", value: () => "main" },
  { selector: ".list-header, .doc-tabs__tabs", attribute: "role", value: () => "group" },
  { selector: ".doc-header", attribute: "role", value: () => "region" },
  { selector: ".doc-header", attribute: "aria-label", value: (element) => textOf(element.querySelector("h1")) },
  named("#select-all", "selectAll"),
  {
    selector: ".cell-_select input",
    attribute: "aria-label",
    value: (element, language) => `${controlLabel("select", language)}: ${textOf(element.closest("tr")?.querySelector("td > a"))}`,
  },
  named(".clickable-arrow--left", "previousPage"),
  named(".clickable-arrow--right", "nextPage"),
  named(".doc-controls__popup .popup-button", "moreActions"),
  named(".date-time-picker__clear-button", "clearDate"),
  { selector: ".field-type .rs__input, .date-time-picker input[type='text']", attribute: "aria-label", value: nameOfField },
  // Hidden from screen readers, and beside an input that does the same.
  { selector: ".react-select :is(button, [role='button'])[aria-hidden='true']", attribute: "tabindex", value: () => "-1" },
  { selector: ".doc-tabs a[aria-label]", attribute: "aria-label", value: textOf },
];

const applyRepairs = (language: string): void => {
  for (const { selector, attribute, value } of REPAIRS)
    for (const element of document.querySelectorAll(selector)) {
      const wanted = value(element, language);
      if (element.getAttribute(attribute) !== wanted) element.setAttribute(attribute, wanted);
    }
};

/** Around every screen: names Payload's controls and landmarks for screen readers, whenever the screen changes. */
export const NameControls = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation();
  const { language } = i18n;
  useEffect(() => {
    applyRepairs(language);
    // Attributes are not observed: setting one does not call this again.
    const observer = new MutationObserver(() => applyRepairs(language));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language]);
  return children;
};
