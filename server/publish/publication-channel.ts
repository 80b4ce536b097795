import type { Publication } from "./publication";

/** `listening`: told at once; `polling`: found by asking every few seconds; `away`: the last attempt failed. */
export type ChannelState = "listening" | "polling" | "away";

/** Tells the other gateways of a publication, since the content store calls only one of them. */
export interface PublicationChannel {
  /** Resolves once the others will learn of it, and rejects when that is not certain. */
  announce(publication: Publication): Promise<void>;
  /** Begins to listen to the others. */
  start(): void;
  /** Ends listening; `announce` still works. */
  stop(): void;
  close(): Promise<void>;
  state(): ChannelState;
}

export interface ChannelOptions {
  dataDir: string;
  /** Called for what other gateways have announced, never for this gateway's own. */
  onPublished: (publication: Publication) => Promise<void>;
  warn: (sentence: string) => void;
}

export type OpenChannel = (options: Pick<ChannelOptions, "onPublished">) => PublicationChannel;
