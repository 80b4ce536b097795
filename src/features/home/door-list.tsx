import type { Door } from "../../domain/home";
import { Link } from "../../components/ui/link";
import { DoorPicture } from "./door-picture";
import * as styles from "./door-list.module.css";

export interface ListedDoor extends Pick<Door, "picture" | "face"> {
  /** Path in the default language. */
  path: string;
  name: string | undefined;
  /** The language of the name, when it is not the page's. */
  lang?: string | undefined;
  /** The section whose accent the door has; without one, that of the page. */
  section?: string;
  /** The alternative text of an uploaded picture. */
  text: string;
}

interface DoorListProps {
  doors: readonly ListedDoor[];
  /** The most doors in one row from 700 px; more of them are in rows of four. */
  row: number;
}

export const DoorList = ({ doors, row }: DoorListProps) => {
  const sizes = `(min-width: 700px) ${Math.round(100 / Math.min(doors.length, 4))}vw, 60vw`;
  return (
    <ul className={styles.list} data-rows={doors.length > row || undefined}>
      {doors.map(({ path, name, lang, section, picture, face, text }) => (
        <li key={path} className={styles.door} data-section={section}>
          <Link to={path} className={styles.link}>
            <DoorPicture picture={picture} face={face} text={text} sizes={sizes} className={styles.picture} />
            <span className={styles.name} lang={lang}>
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
