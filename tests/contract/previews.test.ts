import { CALLS } from "./calls";
import { connectUpstream, listOf } from "./contract-client";
import { PROFILE, problemsOf } from "./shapes";

/** An extension: a content store without it answers 404, and the site offers no previews. */
const upstream = connectUpstream();

describe(CALLS.preview.name, () => {
  it("answers a talent in the format of a profile", async () => {
    const [talent] = listOf(await upstream.integration("/api/talents?offices=1&paginate=1"));
    const { status, json } = await upstream.panel(`/preview/talents/${String(talent?.id)}?language=pt`);
    expect(status).toBe(200);
    expect(problemsOf(json.data, PROFILE)).toEqual([]);
    expect(json.data).toMatchObject({ id: talent?.id });
  });

  it.each(["talents", "posts", "campaigns"])("answers 404 for an unknown id of %s", async (kind) => {
    expect((await upstream.panel(`/preview/${kind}/no-such-id?language=pt`)).status).toBe(404);
  });

  it("needs the panel's token", async () => {
    expect((await upstream.ask("/preview/talents/1?language=pt", { backend: "panel", token: null })).status).toBe(401);
  });
});
