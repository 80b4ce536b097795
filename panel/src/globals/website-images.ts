import type { GlobalConfig, UploadField } from "payload";

import { hiddenFromScouts, isEditor } from "../access/roles";
import { GROUPS, words } from "../fields/words";
import { globalPublishHooks } from "../publish/hooks";

const picture = (name: string, label: { pt: string; en: string }, where: { pt: string; en: string }): UploadField => ({
  name,
  type: "upload",
  relationTo: "media",
  label,
  admin: { description: where },
});

/** Pictures of the site itself. */
export const websiteImages: GlobalConfig = {
  slug: "website-images",
  label: words("Imagens do site", "Website pictures"),
  access: { read: isEditor, update: isEditor, readVersions: isEditor },
  versions: { max: 20 },
  hooks: globalPublishHooks,
  admin: { group: GROUPS.site, hidden: hiddenFromScouts },
  fields: [
    picture(
      "logo",
      words("Logotipo", "Logo"),
      words("No cabeçalho do site e na entrada deste painel.", "In the site's header and on this panel's sign-in screen."),
    ),
    picture("intro", words("Abertura", "Intro"), words("Na abertura da página inicial.", "In the home page's intro.")),
    picture(
      "share",
      words("Compartilhamento", "Sharing"),
      words("Mostrada quando alguém compartilha um link do site.", "Shown when someone shares a link of the site."),
    ),
  ],
};
