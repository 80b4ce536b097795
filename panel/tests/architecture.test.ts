import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, it } from "node:test";

const SOURCES = path.resolve(import.meta.dirname, "../src");

const readSources = async (folder: string): Promise<{ name: string; text: string }[]> => {
  const names = (await readdir(path.join(SOURCES, folder), { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  return Promise.all(
    names.map(async (name) => ({ name: path.join(folder, name), text: await readFile(path.join(SOURCES, folder, name), "utf8") })),
  );
};

const LOCAL_CALL = /payload\s*\.(?:find|findByID|findVersions|findGlobal|create|update|updateGlobal|delete|count)\(([\s\S]*?)\n? *\}\)/g;
// Arguments that decide about the access rules, or constants that contain such an argument.
const DECIDED = /overrideAccess|\.\.\.(?:EVERY_LANGUAGE|IN_ORDER|GLOBAL)\b/;

describe("the panel's source code", () => {
  it("passes overrideAccess to every call of Payload's local API, because the default is true", async () => {
    let calls = 0;
    for (const { name, text } of await readSources(".")) {
      for (const [call, args = ""] of text.matchAll(LOCAL_CALL)) {
        calls += 1;
        assert.match(args, DECIDED, `${name}: ${call.slice(0, 80)}`);
      }
    }
    assert.ok(calls > 20, `only ${calls} calls were found`);
  });

  it("restricts every read of the contract to published records", async () => {
    for (const { name, text } of await readSources("store")) {
      for (const [call, , collection] of text.matchAll(/payload(?:\.db)?\.find(<\w+>)?\(\{[\s\S]*?collection: "([a-z-]+)"[\s\S]*?\}\)/g)) {
        if (["categories", "media", "instagram-posts"].includes(collection ?? "")) continue;
        assert.match(call, /isPublished|\.\.\.IN_ORDER/, `${name}: ${collection}`);
      }
    }
  });

  it("imports neither Payload nor Next nor the store in src/contract", async () => {
    for (const { name, text } of await readSources("contract")) {
      assert.equal(/from "(?:payload|@payloadcms|next|@payload-config|\.\.\/store)/.test(text), false, name);
    }
  });
});
