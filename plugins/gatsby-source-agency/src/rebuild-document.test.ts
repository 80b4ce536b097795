import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sourceNodes, type CustomApiNode } from "gatsby-source-custom-api/gatsby-node";
import { rebuildDocument } from "./rebuild-document";

let server: Server;
let answer: unknown;

beforeAll((done) => {
  server = createServer((_request, response) => response.end(JSON.stringify(answer)));
  server.listen(0, "127.0.0.1", done);
});

afterAll((done) => {
  server.close(done);
});

const readByLibrary = async (document: unknown): Promise<CustomApiNode[]> => {
  answer = document;
  const nodes: CustomApiNode[] = [];
  const { port } = server.address() as AddressInfo;
  const schemas = Object.fromEntries(["document", "logo", "fields", "deep", "deeper"].map((key) => [key, "id: ID"]));
  await sourceNodes(
    {
      actions: { createNode: (node) => void nodes.push(node), touchNode: () => undefined },
      createNodeId: (input) => input,
      createContentDigest: () => "",
      store: {},
      cache: {},
    },
    { url: `http://127.0.0.1:${port}/`, headers: {}, rootKey: "document", imageKeys: [], schemas },
  );
  return nodes;
};

it.each([
  ["plain values", { agency_name: "Casa Juriti", founded: 2006, book_download: false, theme_color: null }],
  ["nested objects", { logo: { file: "site/logo.png", width: 400 }, deep: { deeper: { url: "https://example.com" }, kept: 1 } }],
  ["lists", { logo: { tags: ["a", "b"] }, names: ["x"], empty: [] }],
  ["an empty document", {}],
])("restores %s as the upstream sent them", async (_what, document) => {
  expect(rebuildDocument(await readByLibrary(document))).toEqual(document);
});

it("restores names that the library renamed because Gatsby reserves them", async () => {
  const note = jest.spyOn(console, "log").mockImplementation(() => undefined);
  const document = { id: 7, internal: "x", logo: { id: 3, parent: "p" } };
  expect(rebuildDocument(await readByLibrary(document))).toEqual(document);
  note.mockRestore();
});

it("returns null without a node", async () => {
  expect(rebuildDocument(await readByLibrary(null))).toBeNull();
});
