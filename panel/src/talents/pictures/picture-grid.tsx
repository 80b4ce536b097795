import { closestCenter, DndContext, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { EditIcon, useDocumentDrawer, useTranslation, XIcon } from "@payloadcms/ui";
import { useId } from "react";

import type { Picture } from "./find-pictures";
import styles from "./picture-grid.module.css";
import { pictureWord, placeOf } from "./words";

type Star = { cover: unknown; set: (id: number) => void };

type GridProps = {
  ids: readonly number[];
  /** Null for a deleted file; without the ids that are still being fetched. */
  pictures: ReadonlyMap<number, Picture | null>;
  isReadOnly: boolean;
  isSaving: boolean;
  /** Shows the part that the lists show. */
  isCut: boolean;
  /** Null where no picture can become the cover. */
  star: Star | null;
  onChange: (ids: readonly number[]) => void;
  onFileSaved: (id: number) => void;
};

type TileProps = Omit<GridProps, "ids" | "onChange"> & { id: number; place: number; count: number; onRemove: () => void };

const Thumbnail = ({ picture }: { picture: Picture | null | undefined }) => {
  const { i18n } = useTranslation();
  if (picture === undefined) return null;
  if (picture === null) return <span className={styles.missing}>{pictureWord("missing", i18n.language)}</span>;
  if (picture.thumbnail === null) return <span className={styles.missing}>{picture.title}</span>;
  return <img src={picture.thumbnail} alt="" draggable={false} loading="lazy" decoding="async" />;
};

const StarButton = ({ id, name, star }: { id: number; name: string; star: Star }) => {
  const { i18n } = useTranslation();
  const isCover = star.cover === id;
  const label = pictureWord(isCover ? "cover" : "useAsCover", i18n.language);
  return (
    <button
      type="button"
      className={styles.action}
      aria-pressed={isCover}
      aria-label={`${label}: ${name}`}
      title={label}
      onClick={() => star.set(id)}
    >
      {isCover ? "★" : "☆"}
    </button>
  );
};

const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => {
  const { i18n } = useTranslation();
  const label = pictureWord("removePicture", i18n.language);
  return (
    <button type="button" className={styles.action} aria-label={`${label}: ${name}`} title={label} onClick={onClick}>
      <XIcon />
    </button>
  );
};

const OpenFile = ({ id, name, onSave }: { id: number; name: string; onSave: () => void }) => {
  const { i18n } = useTranslation();
  const [Drawer, Toggler] = useDocumentDrawer({ collectionSlug: "media", id });
  const label = pictureWord("edit", i18n.language);
  return (
    <>
      <Toggler className={styles.action} aria-label={`${label}: ${name}`} title={label}>
        <EditIcon />
      </Toggler>
      <Drawer onSave={onSave} />
    </>
  );
};

const Tile = ({ id, place, count, pictures, isReadOnly, isSaving, isCut, star, onFileSaved, onRemove }: TileProps) => {
  const { i18n } = useTranslation();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: isReadOnly || isSaving || count === 1,
  });
  const picture = pictures.get(id);
  const name = [placeOf(place, count, i18n.language), picture?.title].filter(Boolean).join(", ");
  return (
    <li
      ref={setNodeRef}
      className={styles.tile}
      data-dragging={isDragging}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <div className={styles.picture} data-cut={isCut} {...attributes} {...listeners} aria-label={name} aria-roledescription={undefined}>
        <Thumbnail picture={picture} />
      </div>
      {picture?.title && (
        <span className={styles.title} title={picture.title}>
          {picture.title}
        </span>
      )}
      {!isReadOnly && (
        <div className={styles.bar}>
          {star !== null && <StarButton id={id} name={name} star={star} />}
          <OpenFile id={id} name={name} onSave={() => onFileSaved(id)} />
          <RemoveButton name={name} onClick={onRemove} />
        </div>
      )}
    </li>
  );
};

/** Pictures in their order, which is changed by mouse, touch or keys. */
export const PictureGrid = ({ ids, onChange, ...shown }: GridProps) => {
  const { i18n } = useTranslation();
  const id = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  if (ids.length === 0) return null;
  const sayPlace = (over: unknown): string | undefined => {
    const place = ids.findIndex((other) => other === over);
    return place === -1 ? undefined : placeOf(place + 1, ids.length, i18n.language);
  };
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) => sayPlace(active.id),
    onDragOver: ({ over }: { over: { id: unknown } | null }) => sayPlace(over?.id),
    onDragEnd: ({ over }: { over: { id: unknown } | null }) => sayPlace(over?.id),
    onDragCancel: () => pictureWord("moveCancelled", i18n.language),
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: pictureWord("moveHelp", i18n.language) } }}
      onDragEnd={({ active, over }) => {
        if (over === null || over.id === active.id) return;
        const place = (of: unknown): number => ids.findIndex((other) => other === of);
        onChange(arrayMove([...ids], place(active.id), place(over.id)));
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        <ul className={styles.grid}>
          {ids.map((picture, index) => (
            <Tile
              key={picture}
              {...shown}
              id={picture}
              place={index + 1}
              count={ids.length}
              onRemove={() => onChange(ids.filter((other) => other !== picture))}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
};
