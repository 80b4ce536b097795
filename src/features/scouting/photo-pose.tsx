import type { PhotoField } from "../../forms/entry-fields";
import * as styles from "./photo-pose.module.css";

/** SVG paths in a view box of 90 by 120. */
const LINES: Readonly<Record<PhotoField, readonly string[]>> = {
  image1: [
    "M27 46c0-19 8-27 18-27s18 8 18 27c0 17-8 31-18 31S27 63 27 46Z",
    "M38 74v10c0 7-19 9-25 18-3 4-4 10-4 18M52 74v10c0 7 19 9 25 18 3 4 4 10 4 18",
    "M35 47h5M50 47h5M45 49v8l-2 2M40 66h10",
  ],
  image2: [
    "M27 46c0-19 8-27 18-27s18 8 18 27c0 17-8 31-18 31S27 63 27 46Z",
    "M38 74v10c0 7-19 9-25 18-3 4-4 10-4 18M52 74v10c0 7 19 9 25 18 3 4 4 10 4 18",
    "M35 48c1-3 4-3 5 0M50 48c1-3 4-3 5 0M45 49v8l-2 2M36 62c4 8 14 8 18 0Z",
  ],
  image3: [
    "M36 26c0-9 4-14 9-14s9 5 9 14c0 8-4 14-9 14s-9-6-9-14Z",
    "M41 39v6c0 4-14 5-19 9-4 4-5 12-6 22l-3 44M49 39v6c0 4 14 5 19 9 4 4 5 12 6 22l3 44",
    "M30 72c2 12 2 18 0 26-2 8-3 14-3 22M60 72c-2 12-2 18 0 26 2 8 3 14 3 22",
  ],
  image4: [
    "M40 15c0-5 2-8 5-8s5 3 5 8c0 4-2 7-5 7s-5-3-5-7Z",
    "M43 21v4c0 2-8 2-10 5-2 2-2 6-3 10l-2 20M47 21v4c0 2 8 2 10 5 2 2 2 6 3 10l2 20",
    "M37 38c1 6 1 8 0 12-1 5-2 9-1 16l2 28-1 19h6l2-44 2 44h6l-1-19 2-28c1-7 0-11-1-16-1-4-1-6 0-12",
  ],
  image5: [
    "M40 15c0-5 2-8 5-8s5 3 5 8c0 4-2 7-5 7s-5-3-5-7Z",
    "M43 21v4c0 2-8 2-10 5-4 4-8 11-9 14 1 3 8 8 12 11M47 21v4c0 2 8 2 10 5 2 2 3 6 4 10l3 19",
    "M37 38c1 6 0 9-1 13-1 5-1 9 0 15l1 28-2 19h6l5-43 6 43h6l-2-20-1-27c0-7-1-11-2-16-1-4-1-6 0-12",
  ],
  image6: [
    "M41 15c0-5 3-8 6-8s5 3 5 7l1 2-2 1c0 3-1 5-4 5s-6-3-6-7Z",
    "M44 21v4c-6 2-9 6-10 12l-6 21M49 22v3c5 2 6 6 7 12l8 17",
    "M41 36c0 8-2 12-2 18 0 4 0 7-1 11l-9 24-8 20 5 2 12-22 10-21 7 20 7 23 6-1-5-25-6-24c-1-8-3-14-4-25",
  ],
};

/** A sketch of the pose that a photo should show. */
export const PhotoPose = ({ field }: { field: PhotoField }) => (
  <svg className={styles.pose} viewBox="0 0 90 120" aria-hidden="true" focusable="false">
    {LINES[field].map((line) => (
      <path key={line} d={line} />
    ))}
  </svg>
);
