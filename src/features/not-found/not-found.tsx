import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { Link } from "../../components/ui/link";
import dove from "../../images/not-found.webp";
import type { MissingKind } from "./missing-kind";
import * as styles from "./not-found.module.css";

const WORDS: Readonly<Record<MissingKind, string>> = {
  page: "notFound",
  talent: "notFound.talent",
  post: "notFound.post",
  campaign: "notFound.campaign",
};

/** Where more of the same is. */
const LISTS: Readonly<Partial<Record<MissingKind, { path: string; name: string }>>> = {
  post: { path: routes.blog(), name: "nav.blog" },
  campaign: { path: routes.campaigns(), name: "nav.campaigns" },
};

/** What an address that leads nowhere shows: the house's dove, flying off. */
export const NotFound = ({ kind = "page" }: { kind?: MissingKind }) => {
  const { t } = useTranslation();
  const list = LISTS[kind];
  return (
    <section className={styles.notFound}>
      <div className={styles.flight}>
        <img src={dove} alt="" width={960} height={720} decoding="async" />
      </div>
      <h1 className={styles.title}>{t(`${WORDS[kind]}.title`)}</h1>
      <p className={styles.text}>{t(`${WORDS[kind]}.text`)}</p>
      <div className={styles.ways}>
        {list && (
          <Link to={list.path} className={styles.home}>
            {t(list.name)}
          </Link>
        )}
        <Link to={routes.home()} className={styles.home}>
          {t("notFound.home")}
        </Link>
      </div>
    </section>
  );
};
