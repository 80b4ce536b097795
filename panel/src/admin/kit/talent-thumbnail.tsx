import styles from "./talent-thumbnail.module.css";

/** Renders an empty frame without a cover. The `alt` is empty because the name is beside it. */
export const TalentThumbnail = ({ address }: { address: string | null }) =>
  address === null ? (
    <span className={styles.frame} />
  ) : (
    <img className={styles.frame} src={address} alt="" width={48} height={64} loading="lazy" decoding="async" />
  );
