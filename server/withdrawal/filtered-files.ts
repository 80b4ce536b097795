import { LRUCache } from "lru-cache";
import type { EncodedBody } from "../http/encoded-body";
import type { LiveSnapshot } from "../live/live-talents";
import type { ReleaseFile } from "../releases/store/manifest";
import type { Release } from "../releases/store/release";
import { createHiddenTalents } from "./hidden-talents";
import {
  createFileFilter,
  renderReleasePage,
  type PageSource,
  type FileToFilter,
  type FilteredFile,
  type FileFilterOptions,
} from "./filter-file";

const MAX_BYTES = 32 * 1024 * 1024;

export const createFilteredFiles = (options: FileFilterOptions) => {
  const hiddenTalents = createHiddenTalents();
  const filterFile = createFileFilter(options);
  const cache = new LRUCache<string, FilteredFile>({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => byteSize(body) });
  const flights = new Map<string, Promise<EncodedBody>>();

  const find = (source: FileToFilter): Promise<EncodedBody> => {
    const key = [source.release.id, source.file.path, source.hidden.key].join("\n");
    const known = cache.get(key);
    if (known !== undefined && (known.validUntil === null || options.now() < known.validUntil)) return Promise.resolve(known.body);
    const flight =
      flights.get(key) ??
      filterFile(source)
        .then((filtered) => {
          cache.set(key, filtered);
          return filtered.body;
        })
        .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };

  return {
    /** Null when the file may be sent as built. Rejects when the file cannot be read; it must not be sent then. */
    get: (release: Release, file: ReleaseFile, snapshot: LiveSnapshot | null): Promise<EncodedBody> | null => {
      const hidden = hiddenTalents.byList(release, file.path, snapshot);
      return hidden === null ? null : find({ release, file, hidden });
    },
    /** Without the withdrawn talents. Rejects when the page cannot be rendered. */
    render: ({ snapshot, ...page }: ChangedPage): Promise<string> =>
      renderReleasePage(options.renderer, { ...page, hidden: hiddenTalents.byList(page.release, page.file.path, snapshot) }),
    /**
     * The file without erased talents; null when it mentions none of them. The result is kept until the next successful build, so rendering
     * gets more time: a page must not lose its other talents because a loaded machine renders it slowly.
     */
    withoutErased: async ({ release, file, isErased }: FileWithErased): Promise<Buffer | null> => {
      const hidden = hiddenTalents.byErasure(release, file.path, isErased);
      return hidden === null ? null : (await filterFile({ release, file, hidden, isBackground: true })).body.identity;
    },
  };
};

export interface FileWithErased {
  release: Release;
  file: ReleaseFile;
  isErased: (talentId: string) => boolean;
}

export interface ChangedPage extends Omit<PageSource, "hidden"> {
  snapshot: LiveSnapshot | null;
}

export type FilteredFiles = ReturnType<typeof createFilteredFiles>;

const byteSize = ({ identity, br, gzip }: EncodedBody): number => identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
