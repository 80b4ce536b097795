import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc[\s=])([^>]*)>([\s\S]*?)<\/script>/gi;

/** Data blocks are not run; speculation rules and import maps are, as far as the policy is concerned. */
const EXECUTED_TYPE = /^(|module|text\/javascript|application\/javascript|speculationrules|importmap)$/i;

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

/** Content-Security-Policy hashes of a page's style elements. */
export const inlineStyleHashes = (html: string): string[] => [...html.matchAll(INLINE_STYLE)].map(([, source = ""]) => policyHash(source));

/** Content-Security-Policy hashes of a page's inline scripts. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = ""]) => EXECUTED_TYPE.test(/\stype="?([^"\s>]*)/i.exec(attributes)?.[1] ?? ""))
    .map(([, , source = ""]) => policyHash(source));

const policyHash = (source: string): string => `sha256-${createHash("sha256").update(source).digest("base64")}`;
