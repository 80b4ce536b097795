import { boardMembers } from "../../src/config/board-members";
import type { Board } from "../../src/domain/board";
import { toCastingIndex } from "../../src/domain/casting-index";
import { success, type Result } from "../../src/domain/result";
import type { TalentSummary } from "../../src/domain/talent";
import { isRecord, parseJson } from "../../src/lib/json";
import type { RecordList } from "../../src/upstream/record-list";
import type { UpstreamError } from "../../src/upstream/upstream-error";
import { encodeJson, type EncodedBody } from "../http/encoded-body";
import { createDiskCopies, type DiskCopiesOptions } from "../lib/disk-copies";
import { createStaleCache } from "../lib/stale-cache";
import type { LiveSnapshot } from "./live-talents";

export interface BoardsOptions extends Omit<DiskCopiesOptions<readonly Board[]>, "toText" | "fromText"> {
  fetch: () => Promise<Result<RecordList<Board>, UpstreamError>>;
  isUpstreamDown: () => boolean;
  /** The talents of the site's lists, with their rank by newest. */
  listed: (snapshot: LiveSnapshot) => readonly TalentSummary[];
}

const FRESH_MS = 60_000;
const KEY = "boards";

/** The boards are fetched once a minute at most, and their members are computed once per list of talents. */
export const createBoards = ({ fetch, isUpstreamDown, listed, ...copies }: BoardsOptions) => {
  const cache = createStaleCache<readonly Board[], UpstreamError>({
    load: async () => {
      const boards = await fetch();
      return boards.ok ? success(boards.value.items) : boards;
    },
    disk: createDiskCopies<readonly Board[]>({ ...copies, toText: JSON.stringify, fromText: async (text) => readBoards(text) }),
    ...{ freshMs: FRESH_MS, staleMs: copies.maxAgeMs, max: 1, now: copies.now, isUpstreamDown },
  });
  const members = onceEach((snapshot: LiveSnapshot, board: Board) => boardMembers(board, listed(snapshot)));
  const indexes = onceEach((snapshot: LiveSnapshot, board: Board) => encodeJson(toCastingIndex(members(snapshot, board))));
  return {
    cache,
    /** Null while they are unknown. */
    all: async (): Promise<readonly Board[] | null> => {
      const boards = await cache.get(KEY);
      return boards.ok ? boards.value : null;
    },
    /** In the board's order, without talents of `TF -` categories. */
    members: (snapshot: LiveSnapshot, board: Board): readonly TalentSummary[] => members(snapshot, board),
    index: (snapshot: LiveSnapshot, board: Board): Promise<EncodedBody> => indexes(snapshot, board),
  };
};

export type Boards = ReturnType<typeof createBoards>;

/** Computes a value once for each list of talents and each choice of members. */
const onceEach = <Value>(compute: (snapshot: LiveSnapshot, board: Board) => Value) => {
  const ofSnapshot = new WeakMap<LiveSnapshot, Map<string, { value: Value }>>();
  return (snapshot: LiveSnapshot, board: Board): Value => {
    const values = ofSnapshot.get(snapshot) ?? new Map<string, { value: Value }>();
    ofSnapshot.set(snapshot, values);
    const key = JSON.stringify([board.talentIds, board.rule]);
    const known = values.get(key) ?? { value: compute(snapshot, board) };
    values.set(key, known);
    return known.value;
  };
};

/** Null when the stored copy has another shape. */
const readBoards = (text: string): readonly Board[] | null => {
  const value = parseJson(text);
  return Array.isArray(value) && value.every(isBoard) ? value : null;
};

const isBoard = (value: unknown): value is Board =>
  isRecord(value) &&
  typeof value.slug === "string" &&
  isRecord(value.name) &&
  (value.rule === null || typeof value.rule === "string") &&
  (value.talentIds === null || Array.isArray(value.talentIds));
