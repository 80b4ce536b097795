import { createHash } from "node:crypto";
import type { InlineCode, PageReading } from "./read-page";

/** Data blocks are not run; speculation rules and import maps are, as far as the policy is concerned. */
const EXECUTED_TYPE = /^(|module|text\/javascript|application\/javascript|speculationrules|importmap)$/i;

/** Content-Security-Policy hashes of a page's style elements. */
export const inlineStyleHashes = ({ inlineCode }: PageReading): string[] =>
  inlineCode.filter(({ name }) => name === "style").map(policyHash);

/** Content-Security-Policy hashes of a page's inline scripts. */
export const inlineScriptHashes = ({ inlineCode }: PageReading): string[] =>
  inlineCode.filter(({ name, attributes }) => name === "script" && EXECUTED_TYPE.test(attributes.type ?? "")).map(policyHash);

const policyHash = ({ source }: InlineCode): string => `sha256-${createHash("sha256").update(source).digest("base64")}`;
