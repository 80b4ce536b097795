import type { Locale } from "../../../src/domain/locale";
import type { Result } from "../../../src/domain/result";
import type { Strings } from "./page-strings";
import type { EarlierRelease } from "./assemble-release";
import type { Fingerprint, Redirect, ReleaseFile } from "./manifest";
import type { TalentMentions } from "./talent-mentions";

/** A complete copy of a build on disk. */
export interface Release {
  id: string;
  /** The folder of its files, absolute. */
  directory: string;
  fingerprint: Fingerprint;
  files: ReadonlyMap<string, ReleaseFile>;
  redirects: ReadonlyMap<string, Redirect>;
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  notFoundHtml: string;
  /** The strings of the namespace `common` in this release's pages. */
  words: Readonly<Record<Locale, Strings>>;
  talents: TalentMentions;
  languages: readonly Locale[];
  /** The file of its page renderer; null when it is missing. */
  renderer: string | null;
}

export interface ReleaseStore {
  current(): Release | null;
  /** The kept releases except the current one, newest first, with the files that pages opened earlier may still request. */
  earlier(): readonly Release[];
  /** Whether an operator chose the current release; it then stays until something is published. */
  isHeld(): boolean;
  /** The id of the operator's choice that holds a release; null when none is held. */
  choice(): Promise<string | null>;
  /**
   * Loads the release to start with: a held one, else one of this code (the last current one, then the newest), else any. With
   * null, every code is accepted, here and in `followPointer`.
   */
  load(code: string | null): Promise<Release | null>;
  /** Deletes incomplete releases that a crash left. */
  removeDrafts(): Promise<void>;
  /** Checks a build like `install`, but stores it separately until a gateway of its code starts. */
  prepare(publicDir: string, fingerprint: Fingerprint): Promise<Result<Prepared, string>>;
  /** Makes the newest prepared release of this code current, unless it is refused or an operator holds a release. */
  adoptPrepared(code: string, isRefused: (release: Release) => boolean): Promise<void>;
  /** Switches to the release that the pointer names, when another process changed it and the release is complete. */
  followPointer(): Promise<void>;
  /** Makes the kept releases of this machine the same as those of all gateways. */
  followKept(): Promise<void>;
  /** To be called before a build. */
  startBuild(): Promise<void>;
  /** To be called after a build, also a failed one. */
  endBuild(): void;
  /** Whether other machines' gateways follow the same releases. */
  readonly isShared: boolean;
  /** Publishes the current release to all gateways when they have none yet. */
  shareCurrent(): Promise<void>;
  acceptLoss(): Promise<void>;
  /** Whether an operator or the content store accepted that the next release loses most of its pages. */
  isLossAccepted(): Promise<boolean>;
  /** Deletes kept releases that match, except the current one. */
  removeEarlier(isRemoved: (release: Release) => boolean): Promise<void>;
  /**
   * Copies, checks and compresses a build, then switches to it, unless an operator's choice other than `endedChoice` holds a
   * release. The error is a sentence for the editor.
   */
  install(publicDir: string, fingerprint: Fingerprint, endedChoice: string | null): Promise<Result<Installed, string>>;
  /** Replaces the current release by a changed copy, which is held if the release was; deletes the replaced release. */
  replaceCurrent(copy: CopyRelease): Promise<void>;
}

export type CopyRelease = (release: Release, copy: { id: string; folder: string }) => Promise<void>;

export interface Installed {
  release: Release;
  /** A fault that an editor should fix, as a sentence; null without one. */
  warning: string | null;
  /** Whether the release is served; false when an operator chose another one. */
  isCurrent: boolean;
}

export interface Prepared {
  id: string;
  warning: string | null;
}

export interface Draft {
  id: string;
  publicDir: string;
  draft: string;
  fingerprint: Fingerprint;
  earlier: EarlierRelease | null;
  /** Whether a loss of most pages was accepted. */
  mayShrink: boolean;
}

/** Writes a build as a release into a folder of its own and checks it; the value is a warning for the editor, or null. */
export type WriteDraft = (draft: Draft) => Promise<Result<string | null, string>>;
