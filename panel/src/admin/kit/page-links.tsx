import { Link } from "./next-client";
import styles from "./page-links.module.css";

type Props = {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  messages: { page: string; previous: string; next: string };
};

/** Renders nothing when there is only one page. */
export const PageLinks = ({ page, pages, addressOf, messages }: Props) =>
  pages <= 1 ? null : (
    <nav className={styles.pages} aria-label={messages.page}>
      {page > 1 && (
        <Link href={addressOf(page - 1)} prefetch={false}>
          ← {messages.previous}
        </Link>
      )}
      <span>
        {messages.page} {page} / {pages}
      </span>
      {page < pages && (
        <Link href={addressOf(page + 1)} prefetch={false}>
          {messages.next} →
        </Link>
      )}
    </nav>
  );
