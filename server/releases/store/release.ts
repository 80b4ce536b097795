import type { Result } from "../../../src/domain/result";
import type { EarlierRelease } from "./assemble-release";
import type { Fingerprint, Redirect, ReleaseFile } from "./manifest";
import type { TalentMentions } from "./talent-mentions";

/** A complete copy of a build, ready to serve. */
export interface Release {
  id: string;
  /** Where its files lie. */
  directory: string;
  fingerprint: Fingerprint;
  files: ReadonlyMap<string, ReleaseFile>;
  redirects: ReadonlyMap<string, Redirect>;
  scriptHashes: readonly string[];
  /** Undefined for a release made before they were counted. */
  styleHashes?: readonly string[];
  notFoundHtml: string;
  /** The talents that each data file and sitemap mentions, by path. */
  talents: TalentMentions;
  /** Where its page renderer lies; null for a release made before there was one. */
  renderer: string | null;
}

export interface ReleaseStore {
  current(): Release | null;
  /** The kept releases before the current one, newest first, with what pages opened then may still ask for. */
  earlier(): readonly Release[];
  /** Whether an operator chose this release: it then stays until something is published. */
  isHeld(): boolean;
  /** The operator's choice that holds a release now; null where none is held. */
  choice(): Promise<string | null>;
  /** Finds the release to begin with: a held one, else the newest of this code, the one that served last before others, else any. */
  load(code: string): Promise<Release | null>;
  /** Removes what a crash left of releases that were being written. */
  removeDrafts(): Promise<void>;
  /** Checks a build as `install` does, but keeps it apart from the releases that serve until a gateway of its code starts. */
  prepare(publicDir: string, fingerprint: Fingerprint): Promise<Result<Prepared, string>>;
  /** Makes the newest prepared release of this code the current one, unless it is refused or an operator holds a release. */
  adoptPrepared(code: string, isRefused: (release: Release) => boolean): Promise<void>;
  /** Switches to the release that was chosen from outside, if it is whole. */
  follow(): Promise<void>;
  /** Whether somebody has said that the next release may lose most of its pages. */
  isLossAccepted(): Promise<boolean>;
  /** Deletes the kept releases, except the current, of which this is true. */
  removeEarlier(isRemoved: (release: Release) => boolean): Promise<void>;
  /**
   * Copies, checks and compresses a build, then switches to it at once, unless an operator's choice other than
   * `endedChoice` holds a release; the error is a sentence for the editor.
   */
  install(publicDir: string, fingerprint: Fingerprint, endedChoice: string | null): Promise<Result<Installed, string>>;
  /** Puts a copy in the place of the current release, held where that was, and deletes it. */
  replaceCurrent(copy: CopyRelease): Promise<void>;
}

/** Writes a copy of a release, with this id, into a folder. */
export type CopyRelease = (release: Release, copy: { id: string; folder: string }) => Promise<void>;

export interface Installed {
  release: Release;
  /** What an editor should mend, in a sentence; null where there is nothing. */
  warning: string | null;
  /** Whether visitors see the release; false where it is only kept, since an operator chose another. */
  isCurrent: boolean;
}

export interface Prepared {
  id: string;
  warning: string | null;
}

/** A build that is to become a release. */
export interface Draft {
  id: string;
  publicDir: string;
  draft: string;
  fingerprint: Fingerprint;
  earlier: EarlierRelease | null;
  /** Somebody has said that the site may lose most of its pages. */
  mayShrink: boolean;
}

/** Writes a build as a release into a folder of its own and checks it; the value is a sentence for the editor, or null. */
export type WriteDraft = (draft: Draft) => Promise<Result<string | null, string>>;
