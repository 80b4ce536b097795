import type { ReactNode } from "react";
import type { Picture } from "../../domain/media";
import { isVideoFile } from "../../domain/media";
import { Link } from "../ui/link";
import { Photo } from "../ui/photo";
import { SilentVideo } from "../ui/silent-video";
import * as styles from "./editorial-card.module.css";

interface EditorialCardProps {
  /** Null where the card leads nowhere on this site. */
  linkPath: string | null;
  title: string;
  cover: Picture | null;
  /** As shown. */
  date: string | null;
  sizes: string;
  isPriority?: boolean;
  /** The level below the heading that the list stands under. */
  heading: "h2" | "h3";
  /** Large and beside its title, for the newest of a list. */
  isLead?: boolean;
}

/** A post or campaign in a list: cover, date and title. */
export const EditorialCard = ({ linkPath, title, cover, date, sizes, isPriority, heading: Heading, isLead }: EditorialCardProps) => (
  <article className={isLead ? styles.lead : undefined}>
    <Destination linkPath={linkPath}>
      {cover && <Cover cover={cover} sizes={sizes} isPriority={isPriority} />}
      <div className={styles.words}>
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
    {/* The title beside it says what the cover would. */}
    {isVideoFile(cover.path) ? (
      <SilentVideo path={cover.path} label={null} isPlaying={false} className={styles.video} />
    ) : (
      <Photo picture={cover} alt="" sizes={sizes} isPriority={isPriority} />
    )}
  </div>
);
