import { useTranslation } from "gatsby-plugin-react-i18next";
import { findText, type SiteText } from "../../domain/content";
import { PageIntro } from "../../components/layout/page-intro";
import { Prose } from "../../components/ui/prose";
import { useLocale } from "../../i18n/use-locale";

interface AboutTextProps {
  texts: readonly SiteText[];
}

export const AboutText = ({ texts }: AboutTextProps) => {
  const { t } = useTranslation();
  const text = findText(texts, "about_text", useLocale()) ?? { text: t("about.text") };
  return (
    <PageIntro title={t("about.title")}>
      <Prose {...text} />
    </PageIntro>
  );
};
