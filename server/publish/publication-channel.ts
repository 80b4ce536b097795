import type { Publication } from "./publication";

/** `listening`: notified at once; `polling`: publications are found by polling every few seconds; `away`: the last attempt failed. */
export type ChannelState = "listening" | "polling" | "away";

/** Announces publications to the other gateways, since the content store calls only one of them. */
export interface PublicationChannel {
  /** Resolves once the others will receive it, and rejects when that is not certain. */
  announce(publication: Publication): Promise<void>;
  start(): void;
  /** Ends listening; `announce` still works. */
  stop(): void;
  close(): Promise<void>;
  state(): ChannelState;
}

export interface ChannelOptions {
  dataDir: string;
  /** Called for publications of other gateways, never for this gateway's own. */
  onPublished: (publication: Publication) => Promise<void>;
  warn: (sentence: string) => void;
}

export type OpenChannel = (options: Pick<ChannelOptions, "onPublished">) => PublicationChannel;
