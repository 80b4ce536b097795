import type { ReactNode } from "react";
import type { Picture } from "../../domain/media";
import { isVideoFile } from "../../domain/media";
import { Link } from "../ui/link";
import { Photo } from "../ui/photo";
import { SilentVideo } from "../ui/silent-video";
import * as styles from "./editorial-card.module.css";

interface EditorialCardProps {
  /** Null for a card without a link. */
  linkPath: string | null;
  title: string;
  cover: Picture | null;
  /** Formatted. */
  date: string | null;
  sizes: string;
  isPriority?: boolean;
  /** One level below the list's own heading. */
  heading: "h2" | "h3";
  /** Large, with the title beside the cover, for the first item of a list. */
  isLead?: boolean;
}

export const EditorialCard = ({ linkPath, title, cover, date, sizes, isPriority, heading: Heading, isLead }: EditorialCardProps) => (
  <article className={isLead ? styles.lead : undefined}>
    <Destination linkPath={linkPath}>
      {cover && <Cover cover={cover} sizes={sizes} isPriority={isPriority} />}
      <div className={styles.text}>
        {date && <span className={styles.date}>{date}</span>}
        <Heading className={styles.title}>{title}</Heading>
      </div>
    </Destination>
  </article>
);

const Destination = ({ linkPath, children }: { linkPath: string | null; children: ReactNode }) =>
  linkPath === null ? (
    <div className={styles.link}>{children}</div>
  ) : (
    <Link to={linkPath} className={styles.link}>
      {children}
    </Link>
  );

const Cover = ({ cover, sizes, isPriority }: { cover: Picture; sizes: string; isPriority?: boolean }) => (
  <div className={styles.cover}>
    {/* Empty alternative text: the title is beside it. */}
    {isVideoFile(cover.path) ? (
      <SilentVideo path={cover.path} label={null} isPlaying={false} className={styles.video} />
    ) : (
      <Photo picture={cover} alt="" sizes={sizes} isPriority={isPriority} />
    )}
  </div>
);
