import { useTranslation } from "gatsby-plugin-react-i18next";
import { Photo } from "../../components/ui/photo";
import { PAGE_RATIO } from "./flipbook-page";
import { editionPages, type Edition } from "./magazine-pages";
import * as styles from "./linear-pages.module.css";

interface LinearPagesProps {
  edition: Edition;
}

const SIZES = "(min-width: 992px) 44rem, 92vw";

export const LinearPages = ({ edition }: LinearPagesProps) => {
  const { t } = useTranslation();
  const { title } = edition;
  const pictures = editionPages(edition);
  return (
    <ol className={styles.pages} aria-label={t("magazine.pages", { title })}>
      {pictures.map((picture, index) => (
        <li key={index} className={styles.page}>
          <Photo
            picture={picture}
            alt={t("magazine.picture", { title, page: index + 1, total: pictures.length })}
            sizes={SIZES}
            frame={PAGE_RATIO}
          />
        </li>
      ))}
    </ol>
  );
};
