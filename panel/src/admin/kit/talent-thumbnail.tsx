import styles from "./talent-thumbnail.module.css";

/** A talent's cover, or an empty frame. The name stands beside it. */
export const TalentThumbnail = ({ address }: { address: string | null }) =>
  address === null ? (
    <span className={styles.frame} />
  ) : (
    <img className={styles.frame} src={address} alt="" width={48} height={64} loading="lazy" decoding="async" />
  );
