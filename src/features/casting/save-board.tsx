import { useTranslation } from "gatsby-plugin-react-i18next";
import { boardPage } from "../../config/board-routes";
import { findTranslation, type Translated } from "../../domain/content";
import { useLocale } from "../../i18n/use-locale";
import { SaveList } from "./save-list";

/** Keeps a board on this device, as a saved search. */
export const SaveBoard = ({ slug, name }: { slug: string; name: Translated }) => {
  const { t } = useTranslation();
  const defaultName = findTranslation(name, useLocale())?.text ?? slug;
  const words = { save: t("board.save"), name: t("board.save.name"), saved: t("board.save.saved") };
  return <SaveList address={boardPage(slug)} defaultName={defaultName} words={words} />;
};
