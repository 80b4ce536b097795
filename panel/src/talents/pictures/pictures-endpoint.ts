import { deskEndpoint, readId } from "../../access/desk-endpoint";
import { isEditor } from "../../access/roles";
import { mediaOfTalent } from "../../media/media-in-use";

/** The ids of the files of a talent's record and its versions, and of those that were uploaded in its form; none for an unknown talent. */
export const talentPicturesEndpoint = deskEndpoint({
  method: "get",
  path: "/talents/:id/pictures",
  access: isEditor,
  handler: async (req) => ({ ids: await mediaOfTalent(readId(req), req) }),
});
