import { LRUCache } from "lru-cache";
import type { EncodedBody } from "../http/encoded-body";
import type { LiveSnapshot } from "../live/live-talents";
import type { ReleaseFile } from "../releases/store/manifest";
import type { Release } from "../releases/store/release";
import { createHiddenTalents } from "./hidden-talents";
import { createVersionMaker, renderReleasePage, type PageSource, type Source, type Version, type VersionOptions } from "./make-version";

const MAX_BYTES = 32 * 1024 * 1024;

/** The files of a release without the talents that were withdrawn since its build. */
export const createCurrentFiles = (options: VersionOptions) => {
  const hiddenTalents = createHiddenTalents();
  const make = createVersionMaker(options);
  const versions = new LRUCache<string, Version>({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => weigh(body) });
  const flights = new Map<string, Promise<EncodedBody>>();

  const find = (source: Source): Promise<EncodedBody> => {
    const key = [source.release.id, source.file.path, source.hidden.key].join("\n");
    const known = versions.get(key);
    if (known !== undefined && (known.until === null || options.now() < known.until)) return Promise.resolve(known.body);
    const flight =
      flights.get(key) ??
      make(source)
        .then((version) => {
          versions.set(key, version);
          return version.body;
        })
        .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };

  return {
    /** Null where the file may be sent as it was built. Rejects when the file cannot be read; it must not be sent then. */
    get: (release: Release, file: ReleaseFile, snapshot: LiveSnapshot | null): Promise<EncodedBody> | null => {
      const hidden = hiddenTalents.now(release, file.path, snapshot);
      return hidden === null ? null : find({ release, file, hidden });
    },
    /** Renders a page from changed data, without the withdrawn talents. Rejects when it cannot be rendered. */
    render: ({ snapshot, ...page }: ChangedPage): Promise<string> =>
      renderReleasePage(options.renderer, { ...page, hidden: hiddenTalents.now(page.release, page.file.path, snapshot) }),
    /** The file without erased talents, whoever else may be shown now; null where it mentions none of them. */
    without: async ({ release, file, isErased }: ErasedSource): Promise<Buffer | null> => {
      const hidden = hiddenTalents.among(release, file.path, isErased);
      return hidden === null ? null : (await make({ release, file, hidden })).body.identity;
    },
  };
};

export interface ErasedSource {
  release: Release;
  file: ReleaseFile;
  isErased: (talentId: string) => boolean;
}

export interface ChangedPage extends Omit<PageSource, "hidden"> {
  snapshot: LiveSnapshot | null;
}

export type CurrentFiles = ReturnType<typeof createCurrentFiles>;

const weigh = ({ identity, br, gzip }: EncodedBody): number => identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
