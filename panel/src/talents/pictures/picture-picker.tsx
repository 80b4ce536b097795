import { useConfig, useDebounce, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";

import { findOwners, findPicturesOfTalent, type Picture, searchPictures } from "./find-pictures";
import styles from "./picture-picker.module.css";
import { addWord, pictureWord, unnamed } from "./words";
import { Button } from "../../admin/kit/button";
import { Dialog } from "../../admin/kit/dialog";

const SEARCH_PAUSE_MS = 300;

type Props = {
  /** Undefined for a talent that is not stored yet. */
  talent: number | string | undefined;
  hasMany: boolean;
  /** In the field already: not offered. */
  taken: readonly number[];
  onPick: (ids: readonly number[]) => void;
  onClose: () => void;
};

type Owned = Picture & { owner: string | undefined };

type Loaded = { own: readonly Picture[]; others: readonly Owned[]; hasMore: boolean };

const withOwners = async (api: string, pictures: readonly Picture[]): Promise<Owned[]> => {
  if (pictures.length === 0) return [];
  const owners = await findOwners(
    api,
    pictures.map(({ id }) => id),
  );
  return pictures.map((picture) => ({ ...picture, owner: owners.get(picture.id) }));
};

type Query = { talent: Props["talent"]; text: string; pages: number; showsOthers: boolean };

const load = async (api: string, { talent, text, pages, showsOthers }: Query): Promise<Loaded> => {
  const own = await findPicturesOfTalent(api, talent);
  if (!showsOthers) return { own, others: [], hasMore: false };
  const found = await Promise.all(Array.from({ length: pages }, (_, page) => searchPictures(api, text, page + 1)));
  const ownIds = new Set(own.map(({ id }) => id));
  const others = found.flatMap(({ pictures }) => pictures).filter(({ id }) => !ownIds.has(id));
  return { own, others: await withOwners(api, others), hasMore: found.at(-1)?.hasMore === true };
};

/** Null while the first response is awaited; "failed" without one. */
const useLoaded = (query: Query, attempt: number): Loaded | null | "failed" => {
  const { config } = useConfig();
  const { talent, text, pages, showsOthers } = query;
  const [loaded, setLoaded] = useState<Loaded | null | "failed">(null);
  useEffect(() => {
    let isOutdated = false;
    const show = (result: Loaded | "failed"): void => {
      if (!isOutdated) setLoaded(result);
    };
    void load(config.routes.api, { talent, text, pages, showsOthers }).then(show, () => show("failed"));
    return () => {
      isOutdated = true;
    };
  }, [attempt, config.routes.api, pages, showsOthers, talent, text]);
  return loaded;
};

type GroupProps = {
  title: string;
  pictures: readonly (Picture & { owner?: string | undefined })[];
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
};

const Group = ({ title, pictures, chosen, onToggle }: GroupProps) => {
  const { i18n } = useTranslation();
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {pictures.length === 0 && <p>{pictureWord("nothing", i18n.language)}</p>}
      <ul className={styles.grid}>
        {pictures.map(({ id, thumbnail, title: name, owner }) => (
          <li key={id}>
            <button type="button" className={styles.choice} aria-pressed={chosen.has(id)} onClick={() => onToggle(id)}>
              {thumbnail !== null && <img className={styles.picture} src={thumbnail} alt="" loading="lazy" decoding="async" />}
              <span className={styles.name}>{name || unnamed(id, i18n.language)}</span>
              {owner !== undefined && <strong className={styles.name}>{owner}</strong>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** This talent's pictures first. Those of others are shown only on request, with the names of the talents that show them. */
export const PicturePicker = ({ talent, hasMany, taken, onPick, onClose }: Props) => {
  const { i18n } = useTranslation();
  const [text, setText] = useState("");
  const [isAsked, setIsAsked] = useState(talent === undefined);
  const [pages, setPages] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const searched = useDebounce(text.trim(), SEARCH_PAUSE_MS);
  const showsOthers = isAsked || searched !== "";
  const loaded = useLoaded({ talent, text: searched, pages, showsOthers }, attempt);
  const pick = (ids: readonly number[]): void => {
    onPick(ids);
    onClose();
  };
  const toggle = (id: number): void => {
    if (!hasMany) return pick([id]);
    const others = [...chosen].filter((other) => other !== id);
    setChosen(new Set(chosen.has(id) ? others : [...chosen, id]));
  };
  const isOffered = ({ id }: Picture): boolean => !taken.includes(id);
  const matches = ({ title }: Picture): boolean => title.toLowerCase().includes(searched.toLowerCase());
  const word = (name: Parameters<typeof pictureWord>[0]): string => pictureWord(name, i18n.language);
  return (
    <Dialog
      title={word("pickerTitle")}
      isWide
      onClose={onClose}
      actions={
        <>
          {hasMany && (
            <Button kind="primary" disabled={chosen.size === 0} onClick={() => pick([...chosen])}>
              {addWord(chosen.size, i18n.language)}
            </Button>
          )}
          <Button onClick={onClose}>{word("cancel")}</Button>
        </>
      }
    >
      <input
        className={styles.search}
        type="search"
        value={text}
        placeholder={word("search")}
        aria-label={word("search")}
        onKeyDown={(event) => {
          // It would submit the talent's form around the dialog.
          if (event.key === "Enter") event.preventDefault();
        }}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setPages(1);
        }}
      />
      {loaded === "failed" && (
        <p role="alert">
          {word("failed")}{" "}
          <Button kind="quiet" onClick={() => setAttempt(attempt + 1)}>
            {word("tryAgain")}
          </Button>
        </p>
      )}
      {loaded !== null && loaded !== "failed" && (
        <>
          {talent !== undefined && (
            <Group title={word("ofTalent")} pictures={loaded.own.filter(isOffered).filter(matches)} chosen={chosen} onToggle={toggle} />
          )}
          {showsOthers ? (
            <Group title={word("others")} pictures={loaded.others.filter(isOffered)} chosen={chosen} onToggle={toggle} />
          ) : (
            <Button onClick={() => setIsAsked(true)}>{word("showOthers")}</Button>
          )}
          {loaded.hasMore && <Button onClick={() => setPages(pages + 1)}>{word("more")}</Button>}
        </>
      )}
    </Dialog>
  );
};
