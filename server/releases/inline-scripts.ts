import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc[\s=])([^>]*)>([\s\S]*?)<\/script>/gi;

/** Data blocks are not run; speculation rules and import maps are, as far as the policy is concerned. */
const EXECUTED_TYPE = /^(|module|text\/javascript|application\/javascript|speculationrules|importmap)$/i;

/** Content-Security-Policy hashes of a page's inline scripts. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = ""]) => EXECUTED_TYPE.test(/\stype="?([^"\s>]*)/i.exec(attributes)?.[1] ?? ""))
    .map(([, , source = ""]) => `sha256-${createHash("sha256").update(source).digest("base64")}`);
