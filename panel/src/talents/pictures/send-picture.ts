import pRetry, { AbortError } from "p-retry";

import { PAUSES, toRetryOptions } from "../../../../src/lib/retries";
import type { SendResult } from "./upload-queue";

/** With the pauses of `PAUSES.upload` about a minute and a half. */
const RETRIES = 8;

type Target = {
  api: string;
  language: string;
  /** The talent whose form sends the file; undefined for one that is not stored yet. */
  talent: number | string | undefined;
  onRetry: () => void;
};

/** The message is empty for an answer of a proxy. */
class Refusal extends Error {}

const readMessage = async (response: Response): Promise<string> => {
  try {
    return (await response.json()).errors[0].message;
  } catch {
    return "";
  }
};

const post = async (file: File, { api, language, talent }: Target): Promise<number> => {
  const form = new FormData();
  form.append("file", file);
  form.append("_payload", JSON.stringify({ uploadedFor: talent }));
  const headers = { "Accept-Language": language };
  const response = await fetch(`${api}/media?depth=0`, { method: "POST", credentials: "include", headers, body: form });
  if (response.status >= 500 || response.status === 429) throw new Error(response.statusText);
  if (!response.ok) throw new AbortError(new Refusal(await readMessage(response)));
  return (await response.json()).doc.id;
};

/** Stores a public file. Repeats the request while the panel does not answer. */
export const sendPicture = async (file: File, target: Target): Promise<SendResult> => {
  try {
    const options = { retries: RETRIES, ...toRetryOptions(PAUSES.upload), onFailedAttempt: target.onRetry };
    return { id: await pRetry(() => post(file, target), options) };
  } catch (error) {
    return { message: error instanceof Refusal && error.message !== "" ? error.message : null };
  }
};
