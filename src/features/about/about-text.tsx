import { useTranslation } from "gatsby-plugin-react-i18next";
import { findText, type SiteText } from "../../domain/content";
import { PageOpening } from "../../components/layout/page-opening";
import { Prose } from "../../components/ui/prose";
import { useLocale } from "../../i18n/use-locale";

interface AboutTextProps {
  texts: readonly SiteText[];
}

/** Who the agency is, in its editors' words. */
export const AboutText = ({ texts }: AboutTextProps) => {
  const { t } = useTranslation();
  const text = findText(texts, "about_text", useLocale()) ?? { text: t("about.text") };
  return (
    <PageOpening title={t("about.title")}>
      <Prose {...text} />
    </PageOpening>
  );
};
