import type { FeedPicture } from "../domain/content";
import type { Result } from "../domain/result";
import { getJsonInBackground, type LiveFailure } from "./get-json";

/** Newest first; empty when the gateway has no feed. */
export const fetchInstagram = (): Promise<Result<readonly FeedPicture[], LiveFailure>> => getJsonInBackground("/api/instagram");
