"use client";

import { useTranslation } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";

import { controlLabel } from "../control-labels";

type Repair = { selector: string; attribute: string; value: (element: Element, language: string) => string };

const textOf = (element: Element | null | undefined): string => element?.textContent?.replaceAll("*", "").trim() ?? "";

const named = (selector: string, control: Parameters<typeof controlLabel>[0]): Repair => ({
  selector,
  attribute: "aria-label",
  value: (_, language) => controlLabel(control, language),
});

const nameOfField = (element: Element): string => textOf(element.closest(".field-type, .field-select")?.querySelector(".field-label"));

/** Uploaded files, and records and files that can be sorted by hand. */
const FILES: readonly Repair[] = [
  named(".upload-relationship-details__edit", "edit"),
  named(".upload-relationship-details__remove, .file-details__remove, .file-field__remove", "remove"),
  named(".copy-to-clipboard", "copyAddress"),
  named("[aria-roledescription='sortable'][role='button']:not(.rs__multi-value)", "move"),
  // Inside the button that moves the row.
  { selector: ".sort-row", attribute: "role", value: () => "none" },
  { selector: ".sort-row", attribute: "tabindex", value: () => "-1" },
  // The file's name is beside it.
  { selector: ":is(.file__thumbnail, .file-selections, .file-field__thumbnail-wrap) img", attribute: "alt", value: () => "" },
  named(".file-field__filename", "fileName"),
];

const RICH_TEXT: readonly Repair[] = [
  { selector: ".ContentEditable__root", attribute: "aria-label", value: nameOfField },
  named(".toolbar-popup__button-bold", "bold"),
  named(".toolbar-popup__button-italic", "italic"),
  named(".toolbar-popup__button-link", "link"),
  named(".link-trash", "removeLink"),
  named(".draggable-block-menu", "move"),
  named(".LexicalEditorTheme__upload__upload-drawer-toggler", "edit"),
  named(".LexicalEditorTheme__upload__swap-drawer-toggler", "exchange"),
  named(".LexicalEditorTheme__upload__removeButton", "remove"),
  { selector: ".LexicalEditorTheme__upload__media img:not([alt])", attribute: "alt", value: () => "" },
];

/** Fields that open as one group; Payload names each button alike. */
const GROUP: Repair = {
  selector: ".collapsible-field .collapsible__toggle",
  attribute: "aria-label",
  value: (element) => `${textOf(element)}: ${textOf(element.closest(".collapsible")?.querySelector(".row-label"))}`,
};

const sortButton = (direction: "ascending" | "descending", selector: string): Repair => ({
  selector,
  attribute: "aria-label",
  value: (element, language) => `${textOf(element.closest("th"))}: ${controlLabel(direction, language)}`,
});

/** Payload names columns "[object Object]", drawers by their code names, and the place of notices in English. */
const CODE_NAMES: readonly Repair[] = [
  sortButton("ascending", ".sort-column__asc"),
  sortButton("descending", ".sort-column__desc"),
  {
    selector: "dialog.payload__modal-item",
    attribute: "aria-label",
    value: (element) => textOf(element.querySelector("h1, h2")) || (element.getAttribute("aria-label") ?? ""),
  },
  { selector: ".list-header__create-new-button", attribute: "aria-label", value: textOf },
  {
    selector: ".relationship-add-new__add-button",
    attribute: "aria-label",
    value: (element) => textOf(element.querySelector(".tooltip-content")),
  },
  named("[data-sonner-toast] [data-close-button]", "close"),
  named("section[aria-live][tabindex='-1']", "notices"),
];

/** The filters above a list, which are open when its address has one. */
const FILTERS: readonly Repair[] = [
  named(".condition__field .rs__input", "filterField"),
  named(".condition__operator .rs__input", "filterCondition"),
  named(".condition__value input", "filterValue"),
  named(".condition__actions-add", "addCondition"),
  named(".condition__actions-remove", "removeCondition"),
];

/** Adds missing names and landmarks to Payload's markup, which has no setting or extension point for them. */
const REPAIRS: readonly Repair[] = [
  // The field's placeholder is the default of an English message.
  { selector: "textarea[id^='field-messageTemplates__'][id$='En']", attribute: "lang", value: () => "en" },
  // Forms already have a `main`, and the screen under a drawer.
  { selector: ".collection-list:not(dialog *), .template-minimal__wrap", attribute: "role", value: () => "main" },
  { selector: ".list-header, .doc-tabs__tabs", attribute: "role", value: () => "group" },
  { selector: ".doc-header", attribute: "role", value: () => "region" },
  { selector: ".doc-header", attribute: "aria-label", value: (element) => textOf(element.querySelector("h1")) },
  named(".nav__wrap", "menu"),
  named("#select-all", "selectAll"),
  { selector: "#select-all", attribute: "title", value: (_, language) => controlLabel("selectAll", language) },
  {
    selector: ".cell-_select input",
    attribute: "aria-label",
    value: (element, language) => `${controlLabel("select", language)}: ${textOf(element.closest("tr")?.querySelector("td > a"))}`,
  },
  // In place of the checkbox of a record that another account has open.
  named(".locked", "locked"),
  named(".clickable-arrow--left", "previousPage"),
  named(".clickable-arrow--right", "nextPage"),
  named(".doc-controls__popup .popup-button, .form-submit .popup-button, .popup-button--size-medium", "moreActions"),
  named(".array-actions__button, .clipboard-action__popup .popup-button", "moreActions"),
  // Below the screen's name, at the level of the groups.
  { selector: ".array-field__title", attribute: "aria-level", value: () => "2" },
  named(".date-time-picker__clear-button", "clearDate"),
  {
    selector: ":is(.field-type, .field-select) .rs__input, .date-time-picker input[type='text']",
    attribute: "aria-label",
    value: nameOfField,
  },
  GROUP,
  ...CODE_NAMES,
  ...FILTERS,
  ...FILES,
  ...RICH_TEXT,
  // Payload makes a draggable value a button that contains other buttons.
  { selector: ".rs__multi-value[role='button']", attribute: "role", value: () => "group" },
  // Hidden from screen readers, and next to an input with the same function.
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

/** Names Payload's controls and landmarks for screen readers, again after each change of the screen. */
export const NameControls = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation();
  const { language } = i18n;
  useEffect(() => {
    applyRepairs(language);
    // Attributes are not observed: setting one does not call this again.
    const observer = new MutationObserver(() => applyRepairs(language));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [language]);
  return children;
};
