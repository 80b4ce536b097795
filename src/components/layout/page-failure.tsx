import { useEffect } from "react";
import { localizedPath, routes, splitLocale } from "../../config/routes";
import { failureText } from "../../i18n/failure-text";
import * as styles from "./page-failure.module.css";

/** The link reloads the document, because the app's state is broken. */
export const PageFailure = ({ pathname }: { pathname: string }) => {
  const { locale } = splitLocale(pathname);
  const text = failureText(locale);

  useEffect(() => {
    const title = document.createElement("title"); // React is about to remove the page's own title
    title.textContent = text["failure.text"];
    document.head.prepend(title);
    return () => title.remove();
  }, [text]);

  return (
    <main className={styles.failure} lang={locale}>
      <div role="alert">
        <h1 className={styles.text}>{text["failure.text"]}</h1>
      </div>
      <a href={localizedPath(routes.home(), locale)} className={styles.home}>
        {text["failure.home"]}
      </a>
    </main>
  );
};
