import { createHash } from "node:crypto";
import type { InlineCode, ParsedPage } from "./read-page";

/** Script types that the policy applies to; data blocks are not executed. */
const EXECUTED_TYPE = /^(|module|text\/javascript|application\/javascript|speculationrules|importmap)$/i;

/** Content-Security-Policy hashes of a page's style elements. */
export const inlineStyleHashes = ({ inlineCode }: ParsedPage): string[] =>
  inlineCode.filter(({ name }) => name === "style").map(policyHash);

/** Content-Security-Policy hashes of a page's inline scripts. */
export const inlineScriptHashes = ({ inlineCode }: ParsedPage): string[] =>
  inlineCode.filter(({ name, attributes }) => name === "script" && EXECUTED_TYPE.test(attributes.type ?? "")).map(policyHash);

const policyHash = ({ source }: InlineCode): string => `sha256-${createHash("sha256").update(source).digest("base64")}`;
