"use client";

import { useRowLabel, useTranslation } from "@payloadcms/ui";

import { HOME_SECTION_LABELS, type HomeSection } from "./home-sections";
import { MENU_ITEM_LABELS, type MenuItem } from "./menu-items";
import { bilingual, type Bilingual, inLanguage } from "../shared/bilingual";

const HIDDEN = bilingual("oculto", "hidden");

type RowProps = { name: Bilingual | undefined; label?: string | null; isShown: boolean };

const RowText = ({ name, label, isShown }: RowProps) => {
  const { i18n } = useTranslation();
  const text = label || (name === undefined ? "–" : inLanguage(name, i18n.language));
  return <span>{isShown ? text : `${text} (${inLanguage(HIDDEN, i18n.language)})`}</span>;
};

export const SectionRowLabel = () => {
  const { data } = useRowLabel<{ section?: HomeSection; shown?: boolean | null }>();
  return <RowText name={data?.section && HOME_SECTION_LABELS[data.section]} isShown={data?.shown !== false} />;
};

/** The editors' own name of the item, else the site's. */
export const MenuRowLabel = () => {
  const { data } = useRowLabel<{ item?: MenuItem; shown?: boolean | null; label?: string | null }>();
  return <RowText name={data?.item && MENU_ITEM_LABELS[data.item]} label={data?.label} isShown={data?.shown !== false} />;
};
