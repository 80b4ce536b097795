import { RULES, aPostRecord } from "../../../tests/builders/wire-records";
import { normalizePostRecord } from "./normalize-post";

const normalized = (changes: Readonly<Record<string, unknown>>) =>
  normalizePostRecord(aPostRecord(changes), { rules: RULES, language: "pt" });

const firstVersion = (changes: Readonly<Record<string, unknown>>) => {
  const record = normalized(changes);
  return record.ok ? record.value.versions[0] : record.error;
};

it.each([
  ["the updated date", { updated_at: "2025-06-01 10:30:00" }, { date: "2025-06-01T10:30:00.000Z" }],
  ["else the created one", { updated_at: "0000-00-00" }, { date: "2025-01-02T03:04:05.000Z" }],
  ["or none", { created_at: null }, { date: null }],
  ["a video as cover", { cover: "posts/31/cover.mp4" }, { cover: { path: "posts/31/cover.mp4", width: null, height: null } }],
  ["a cover elsewhere as none", { cover: "https://foreign.example/x.jpg" }, { cover: null }],
  ["the list's language where it says none", { language: "" }, { language: "pt" }],
  ["a language with its country", { language: "en-US" }, { language: "en" }],
  ["its own id without a batch", { batch: null }, { articleId: "post-31", postId: "31" }],
  ["its batch", { batch: "b-31" }, { articleId: "batch-b-31", postId: "31" }],
  ["a batch that is another post's id", { id: 40, batch: "31" }, { articleId: "batch-31", postId: "40" }],
  ["a batch that looks like the article of a post without one", { id: 40, batch: "post-31" }, { articleId: "batch-post-31", postId: "40" }],
  ["sanitised content", { content: "<p onclick=x>a</p><script>b</script>" }, { contentHtml: "<p>a</p>" }],
  ["no content", { content: null }, { contentHtml: "" }],
])("reads %s", (_case, changes, expected) => {
  expect(firstVersion(changes)).toMatchObject(expected);
});

it.each([
  ["no title", { title: " " }, "title is missing"],
  ["no slug", { slug: null }, "slug is missing"],
  ["no id", { id: "" }, "id is missing"],
  ["another language", { language: "es" }, "language is neither pt nor en"],
  ["an object for content", { content: { html: "x" } }, "content is not a text"],
  ["far too long a text", { content: "a".repeat(600_000) }, "its text is larger than 512 KB"],
])("rejects a post with %s", (_case, changes, error) => {
  expect(normalized(changes)).toEqual({ ok: false, error });
});

it.each([null, "post", 7, [], undefined])("rejects the post %p", (record) => {
  expect(normalizePostRecord(record, { rules: RULES, language: "pt" })).toEqual({ ok: false, error: "it is not an object" });
});

it("reads siblings one by one, with cover and dates of the surrounding post", () => {
  const sibling = { id: 32, slug: "backstage", title: "Backstage", language: "en" };
  const record = normalized({ batch: "b-31", cover: "c.jpg", batchItems: [sibling, { id: 33 }, { ...sibling, id: 31 }] });
  expect(record).toMatchObject({
    ok: true,
    value: {
      versions: [
        { postId: "31" },
        { postId: "32", articleId: "batch-b-31", language: "en", cover: { path: "c.jpg" }, date: "2025-01-02T03:04:05.000Z" },
      ],
      skipped: [{ resource: "posts", id: "33", reason: "slug is missing, title is missing" }],
    },
  });
});

it.each([null, "", {}, undefined])("reads no siblings from %p", (batchItems) => {
  const record = normalized({ batchItems });
  expect(record.ok && record.value.versions).toHaveLength(1);
});
