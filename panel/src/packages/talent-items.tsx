"use client";

import type { PackageTalent } from "../contract/package";
import type { PackageMessages } from "./words";
import type { ChosenItem, ChosenTalent } from "./chosen-talents";
import styles from "./talent-list.module.css";

type ItemProps = { item: ChosenItem; label: string; isChosen: boolean; onToggle: () => void };

const Item = ({ item, label, isChosen, onToggle }: ItemProps) => (
  <li>
    <label className={styles.item} title={label}>
      <input type="checkbox" aria-label={label} checked={isChosen} onChange={onToggle} />
      {item.thumbnail === null ? (
        <span className={styles.film}>{label}</span>
      ) : (
        <img src={item.thumbnail} alt="" width={60} height={80} loading="lazy" decoding="async" />
      )}
    </label>
  </li>
);

/** Numbers the pictures of each gallery in the order of the talent's page. */
const labelOf = (item: ChosenItem, items: readonly ChosenItem[], messages: PackageMessages): string => {
  const number = String(items.filter(({ gallery }) => gallery === item.gallery).indexOf(item) + 1);
  if (item.gallery === "video") return messages.video.replace("{number}", number);
  return messages.picture.replace("{gallery}", messages.galleries[item.gallery]).replace("{number}", number);
};

/** The chosen keys after a click; undefined when every item is chosen. */
const toggle = (key: string, items: readonly ChosenItem[], chosen: readonly string[] | undefined): string[] | undefined => {
  const before = new Set(chosen ?? items.map((item) => item.key));
  const after = items.filter((item) => (item.key === key ? !before.has(key) : before.has(item.key))).map((item) => item.key);
  return after.length === items.length ? undefined : after;
};

type Props = {
  talent: ChosenTalent;
  choice: PackageTalent;
  messages: PackageMessages;
  onChange: (choice: PackageTalent) => void;
};

/** All pictures and videos are chosen at first. */
export const TalentItems = ({ talent, choice, messages, onChange }: Props) => {
  const { pictures, videos } = talent;
  const all = pictures.length + videos.length;
  if (all === 0) return null;
  const chosen = (choice.pictures?.length ?? pictures.length) + (choice.videos?.length ?? videos.length);
  const render = (items: readonly ChosenItem[], keys: readonly string[] | undefined, part: "pictures" | "videos") =>
    items.map((item) => (
      <Item
        key={item.key}
        item={item}
        label={labelOf(item, items, messages)}
        isChosen={keys === undefined || keys.includes(item.key)}
        onToggle={() => onChange({ ...choice, [part]: toggle(item.key, items, keys) })}
      />
    ));
  return (
    <details className={styles.items}>
      <summary>{messages.choosePictures.replace("{chosen}", String(chosen)).replace("{all}", String(all))}</summary>
      <ul className={styles.grid}>
        {render(pictures, choice.pictures, "pictures")}
        {render(videos, choice.videos, "videos")}
      </ul>
    </details>
  );
};
