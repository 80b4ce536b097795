import { LRUCache } from "lru-cache";
import { parseBoardAddress } from "../../src/config/board-routes";
import { LISTING_ROBOTS } from "../../src/config/robots";
import { isMinor } from "../../src/domain/talent";
import { pageDataFile } from "../../src/lib/gatsby-files";
import { isRecord, parseJson } from "../../src/lib/json";
import type { Boards } from "../live/boards";
import type { LiveSnapshot } from "../live/live-talents";
import type { EncodedBody } from "../http/encoded-body";
import { nameError } from "../../src/lib/describe-error";
import type { ReleaseFile } from "../releases/store/manifest";
import type { Release } from "../releases/store/release";
import { addressesInSitemap, filterSitemap } from "../releases/store/sitemap";
import { addToPageContext } from "../withdrawal/add-to-page-context";
import { encodeHtml } from "../withdrawal/filter-file";
import { pageWithoutCards } from "../withdrawal/page-without-cards";
import type { FilteredFiles } from "../withdrawal/filtered-files";
import type { BodyCache } from "./body-cache";
import { filePage } from "./talent-status";

export interface BoardPagesOptions {
  boards: Pick<Boards, "all" | "members">;
  filteredFiles: Pick<FilteredFiles, "render">;
  bodies: BodyCache;
  warn: (sentence: string) => void;
}

interface ServedFile {
  release: Release;
  file: ReleaseFile;
  snapshot: LiveSnapshot | null;
}

/** `gone`: the board is not published any more. `body`: the page with the robots tag that it lacks as built; null to send it as built. */
export type BoardFile = { kind: "gone" } | { kind: "shown"; robots: string | null; body: EncodedBody | null };

const MAX_BODIES = 200;

/** Decides with the live boards and talents whether a built page of a board is sent, and whether it may be indexed. */
export const createBoardPages = ({ boards, filteredFiles, bodies, warn }: BoardPagesOptions) => {
  const rendered = new LRUCache<string, EncodedBody>({ max: MAX_BODIES });
  const isBuiltUnindexed = createBuiltRobots(bodies);

  /** Whether a board has a minor or no member; null while the boards or the talents are unknown. */
  const unindexed = async (slug: string, snapshot: LiveSnapshot | null): Promise<boolean | "gone" | null> => {
    const all = await boards.all();
    const board = all?.find((candidate) => candidate.slug === slug);
    if (all !== null && board === undefined) return "gone";
    if (board === undefined || snapshot === null) return null;
    const members = boards.members(snapshot, board);
    return members.length === 0 || members.some(isMinor);
  };

  /** With the robots tag and without structured data. When rendering fails, without any talent, and with the tag only in the header. */
  const renderUnindexed = async ({ release, file, snapshot }: ServedFile): Promise<EncodedBody> => {
    const key = [release.id, file.path, snapshot?.digest].join("\n");
    const known = rendered.get(key);
    if (known !== undefined) return known;
    try {
      const html = await filteredFiles.render({ release, file, snapshot, changeData: addToPageContext({ hasMinors: true }) });
      const body = await encodeHtml(html);
      rendered.set(key, body);
      return body;
    } catch (error) {
      warn(`A board's page is sent without any talent, because it cannot be rendered with its robots tag: ${nameError(error)}`);
      return encodeHtml(pageWithoutCards((await bodies.get(release, file, "identity")).toString()));
    }
  };

  return {
    /** Null for a file that is neither a board's page nor its data. */
    find: async ({ release, file, snapshot }: ServedFile): Promise<BoardFile | null> => {
      const page = filePage(file.path);
      const address = parseBoardAddress(page);
      if (address === null) return null;
      const state = await unindexed(address.slug, snapshot);
      if (state === "gone") return { kind: "gone" };
      const live = state === true || showsMinor(release, page, snapshot);
      const built = await isBuiltUnindexed(release, page);
      const robots = live || built ? LISTING_ROBOTS : null;
      const needsTag = live && !built && file.type.startsWith("text/html");
      return { kind: "shown", robots, body: needsTag ? await renderUnindexed({ release, file, snapshot }) : null };
    },
    /**
     * A release's sitemap without the boards that have a minor, no member or no page any more; the same text when it lists none of them.
     */
    filterSitemap: async (xml: string, { release, snapshot }: Omit<ServedFile, "file">): Promise<string> => {
      if (!xml.includes("/board/")) return xml;
      const hidden = new Set<string>();
      for (const address of addressesInSitemap(xml)) {
        const slug = slugOf(address);
        if (slug === null) continue;
        const isUnindexed = [true, "gone"].includes((await unindexed(slug, snapshot)) ?? false);
        if (isUnindexed || showsMinor(release, new URL(address).pathname, snapshot)) hidden.add(address);
      }
      return hidden.size === 0 ? xml : filterSitemap(xml, (address) => !hidden.has(address));
    },
  };
};

export type BoardPages = ReturnType<typeof createBoardPages>;

/** A built page can show a former member who is a minor by now. */
const showsMinor = (release: Release, page: string, snapshot: LiveSnapshot | null): boolean =>
  (release.talents[pageDataFile(page)] ?? []).some((talentId) => {
    const entry = snapshot?.byId.get(talentId);
    return entry !== undefined && isMinor(entry.talent);
  });

const slugOf = (address: string): string | null =>
  URL.canParse(address) ? (parseBoardAddress(new URL(address).pathname)?.slug ?? null) : null;

/** Reads in a board's page data whether its page has the robots tag; without the data it counts as having it. */
const createBuiltRobots = (bodies: BodyCache) => {
  const byRelease = new WeakMap<Release, Map<string, boolean>>();
  return async (release: Release, page: string): Promise<boolean> => {
    const known = byRelease.get(release) ?? new Map<string, boolean>();
    byRelease.set(release, known);
    const isUnindexed = known.get(page) ?? (await readRobots(release, { page, bodies }));
    known.set(page, isUnindexed);
    return isUnindexed;
  };
};

const readRobots = async (release: Release, { page, bodies }: { page: string; bodies: BodyCache }): Promise<boolean> => {
  const file = release.files.get(pageDataFile(page));
  if (file === undefined) return true;
  const data = parseJson((await bodies.get(release, file, "identity")).toString());
  const result = isRecord(data) && isRecord(data.result) ? data.result : {};
  const context = isRecord(result.pageContext) ? result.pageContext : {};
  return context.hasMinors !== false || context.isEmpty === true;
};
