import type { Payload } from "payload";

import type { StoredBoard, StoredMedia } from "../../contract/content-store";
import { belongToTalent } from "../../talents/index";
import type { Board } from "../../payload-types";
import { mapLocalised, toLocalised } from "../../contract/localised";
import { isMedia, toMediaList } from "../../media/media-file";
import { isPublished } from "../../access/published";
import { toHtml } from "../to-html";

const idOf = (relation: number | { id: number }): number => (typeof relation === "number" ? relation : relation.id);

/** Null without a cover, and for a file that a talent now shows, since the talent may be a minor. */
const readCover = async (payload: Payload, cover: Board["cover"]): Promise<StoredMedia | null> => {
  const [media] = toMediaList([cover]);
  if (media === undefined || !isMedia(cover)) return null;
  return (await belongToTalent(payload, [cover.id])) ? null : media;
};

const toStoredBoard = async (payload: Payload, board: Board): Promise<StoredBoard> => ({
  id: board.id,
  slug: board.slug ?? String(board.id),
  name: toLocalised(board.name),
  html: mapLocalised(board.body, toHtml),
  cover: await readCover(payload, board.cover),
  members: board.kind === "rule" ? { rule: board.rule ?? "" } : { talents: (board.talents ?? []).map(idOf) },
  isInMenu: board.menu === true,
  isOnHome: board.home === true,
});

/** In the editors' order. They may include talents that the site does not show. */
export const readBoards = async (payload: Payload): Promise<StoredBoard[]> => {
  const { docs } = await payload.find({
    collection: "boards",
    where: isPublished,
    locale: "all",
    depth: 1,
    populate: { talents: {} },
    pagination: false,
    sort: "_order",
    overrideAccess: true,
  });
  return Promise.all(docs.map((board) => toStoredBoard(payload, board)));
};
