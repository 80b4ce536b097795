import { StaticImage } from "gatsby-plugin-image";
import * as styles from "./cover-photo.module.css";

/** In the place of a cover that there is not. */
export const Silhouette = ({ name }: { name: string }) => (
  <StaticImage className={styles.cover} src="../../images/silhouette.png" alt={name} width={600} placeholder="none" formats={["webp"]} />
);
