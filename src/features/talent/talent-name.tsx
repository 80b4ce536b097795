import type { CSSProperties } from "react";
import { splitName } from "../../domain/talent";
import { nameWidthInEms } from "../../lib/name-width";
import * as styles from "./talent-name.module.css";

interface TalentNameProps {
  name: string;
}

/** A custom property is no part of React's CSSProperties. */
type NameStyle = CSSProperties & Record<"--ems" | "--ems-broken", string>;

/** On one line in a wide window, broken after the first name in a narrow one. */
export const TalentName = ({ name }: TalentNameProps) => {
  const { first, rest } = splitName(name);
  const broken = Math.max(nameWidthInEms(first), nameWidthInEms(rest));
  const style: NameStyle = { "--ems": nameWidthInEms(name).toFixed(2), "--ems-broken": broken.toFixed(2) };
  return (
    <div className={styles.frame}>
      <h1 className={styles.name} style={style}>
        <span>{first}</span> <span className={styles.rest}>{rest}</span>
      </h1>
    </div>
  );
};
