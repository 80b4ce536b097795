import { setTimeout as wait } from "node:timers/promises";
import { sourceNodes as sourceCustomApi, type CustomApiNode } from "gatsby-source-custom-api/gatsby-node";
import { failure, success, type Result } from "../../../src/domain/result";
import { fetchDocument } from "../../../src/upstream/content/fetch-document";
import type { UpstreamSource } from "../../../src/upstream/source";
import type { UpstreamError } from "../../../src/upstream/upstream-error";
import { isRecord } from "../../../src/lib/json";
import { FLAT_DOCUMENT_TIMEOUT_MS } from "./constants";
import { rebuildDocument, type FlatDocument } from "./rebuild-document";

const ROOT = "document";

/** The library checks neither status nor shape, so a token that expires between the two requests needs a second attempt. */
const TRIES = 2;

/**
 * Reads a flat document of the panel with gatsby-source-custom-api. Our own client requests it first: it checks the
 * status and signs in again if needed, and its answer shows afterwards whether the library has read the same document.
 */
export const fetchFlatDocument = async (source: UpstreamSource, path: string): Promise<Result<FlatDocument, UpstreamError>> => {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const expected = await preflight(source, path);
    if (!expected.ok || Object.keys(expected.value).length === 0) return expected;
    const signedIn = await source.client.signIn("panel");
    if (!signedIn.ok) return signedIn;
    const { token } = signedIn.value;
    const read = await readByLibrary({ url: `${source.settings.panelUrl}${path}`, token, expected: expected.value });
    if (read !== null && sameKeys(read, expected.value)) return success(read);
  }
  return failure({
    kind: "invalid-response",
    call: `GET ${path}`,
    status: null,
    message: `GET ${path} was read differently twice in a row.`,
  });
};

const preflight = async ({ client }: UpstreamSource, path: string): Promise<Result<FlatDocument, UpstreamError>> => {
  const answer = await fetchDocument(client, path);
  if (!answer.ok) return answer;
  return success(isRecord(answer.value) ? answer.value : {}); // an empty document can arrive as a list
};

interface LibraryCall {
  url: string;
  token: string;
  expected: FlatDocument;
}

const readByLibrary = async ({ url, token, expected }: LibraryCall): Promise<FlatDocument | null> => {
  const nodes: CustomApiNode[] = [];
  const reading = sourceCustomApi(
    {
      // Only collects the nodes: the library's ids are new in every build, and its types are named by raw keys.
      actions: { createNode: (node) => void nodes.push(node), touchNode: () => undefined },
      createNodeId: (input) => input,
      createContentDigest: () => "",
      store: {},
      cache: {},
    },
    { url, headers: { Authorization: `Bearer ${token}` }, rootKey: ROOT, imageKeys: [], schemas: schemasOf(expected) },
  );
  const timeout = new AbortController();
  await Promise.race([reading, wait(FLAT_DOCUMENT_TIMEOUT_MS, undefined, { signal: timeout.signal }).catch(() => undefined)]);
  timeout.abort();
  return rebuildDocument(nodes);
};

/** The library logs a warning for each object without a schema. */
const schemasOf = (document: FlatDocument): Record<string, string> =>
  Object.fromEntries([ROOT, ...Object.keys(document).filter((key) => isRecord(document[key]))].map((key) => [key, "id: ID"]));

const sameKeys = (one: FlatDocument, other: FlatDocument): boolean =>
  Object.keys(one).sort().join("\n") === Object.keys(other).sort().join("\n");
