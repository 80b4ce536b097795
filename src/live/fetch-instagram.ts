import type { FeedPicture } from "../domain/content";
import type { Result } from "../domain/result";
import { getJsonQuietly, type LiveFailure } from "./get-json";

/** The agency's newest pictures on Instagram, newest first; empty where the feed cannot be had. */
export const fetchInstagram = (): Promise<Result<readonly FeedPicture[], LiveFailure>> => getJsonQuietly("/api/instagram");
