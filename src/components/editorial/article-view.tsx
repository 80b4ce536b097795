import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import type { Post } from "../../domain/editorial";
import { videoAddress } from "../../config/media";
import { isVideoFile, type Picture } from "../../domain/media";
import { formatLongDate } from "../../i18n/format-date";
import { useLocale } from "../../i18n/use-locale";
import { Link } from "../ui/link";
import { Photo } from "../ui/photo";
import { Prose } from "../ui/prose";
import { VideoPlayer } from "../ui/video-player";
import { useSiteSettings } from "../layout/use-site-settings";
import * as styles from "./article-view.module.css";

interface ArticleViewProps {
  article: Pick<Post, "language" | "title" | "cover" | "contentHtml" | "date">;
}

export const ArticleView = ({ article }: ArticleViewProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = useSiteSettings();
  const { language, title, cover, contentHtml, date } = article;
  const isForeign = language !== locale;
  return (
    <article>
      <header className={styles.top}>
        <h1 className={styles.title} lang={isForeign ? language : undefined}>
          {title}
        </h1>
        {date && (
          <time className={styles.date} dateTime={date.slice(0, 10)}>
            {formatLongDate(date, locale, timeZone)}
          </time>
        )}
        {isForeign && <p className={styles.note}>{t(`blog.only.${language}`)}</p>}
      </header>
      {cover && <ArticleCover cover={cover} title={title} />}
      <div className={styles.body}>
        <Prose text={contentHtml} lang={isForeign ? language : undefined} />
      </div>
      <Link to={routes.home()} className={styles.back}>
        {t("blog.back")}
      </Link>
    </article>
  );
};

const ArticleCover = ({ cover, title }: { cover: Picture; title: string }) => (
  <div className={styles.cover}>
    {isVideoFile(cover.path) ? (
      <VideoPlayer src={videoAddress(cover.path)} label={title} className={styles.video} />
    ) : (
      <Photo picture={cover} alt="" sizes="100vw" isPriority />
    )}
  </div>
);
