import type { Field, GlobalConfig } from "payload";

import { hiddenFromScouts, isEditor } from "../access/roles";
import { richTextEditor } from "../fields/rich-text";
import { GROUPS, words } from "../fields/words";
import { globalPublishHooks } from "../publish/hooks";

type Wording = { name: string; label: { pt: string; en: string }; where: { pt: string; en: string } };

const rich = ({ name, label, where }: Wording): Field => ({
  name,
  type: "richText",
  localized: true,
  label,
  editor: richTextEditor,
  admin: { description: where },
});

const plain = ({ name, label, where }: Wording): Field => ({
  name,
  type: "textarea",
  localized: true,
  maxLength: 1000,
  label,
  admin: { description: where, rows: 2 },
});

const ON_CONTACT = words("Na página Contato.", "On the Contact page.");

/** Texts that an editor would reword. An empty English one is shown in Portuguese. */
export const websiteTexts: GlobalConfig = {
  slug: "website-texts",
  label: words("Textos do site", "Website texts"),
  access: { read: isEditor, update: isEditor, readVersions: isEditor },
  versions: { max: 20 },
  hooks: globalPublishHooks,
  admin: { group: GROUPS.site, hidden: hiddenFromScouts },
  fields: [
    rich({ name: "about_text", label: words("A agência", "The agency"), where: words("Na página Sobre nós.", "On the About page.") }),
    rich({
      name: "workshop_description",
      label: words("Workshop", "Workshop"),
      where: words("No topo da página Workshop.", "At the top of the Workshop page."),
    }),
    rich({
      name: "getscouted_intro",
      label: words("Seja modelo: introdução", "Get scouted: introduction"),
      where: words("Acima do formulário Seja modelo.", "Above the Get scouted form."),
    }),
    rich({
      name: "privacy_notice",
      label: words("Aviso de privacidade", "Privacy notice"),
      where: words("Na página Privacidade e junto aos formulários.", "On the Privacy page and beside the forms."),
    }),
    plain({ name: "contact_reference", label: words("Contato: referência", "Contact: reference"), where: ON_CONTACT }),
    plain({
      name: "contact_address",
      label: words("Contato: endereço", "Contact: address"),
      where: words("Na página Contato; também procurado no mapa.", "On the Contact page; also looked up on the map."),
    }),
    plain({ name: "contact_zip", label: words("Contato: CEP", "Contact: zip code"), where: ON_CONTACT }),
    plain({ name: "contact_phone", label: words("Contato: telefone", "Contact: phone"), where: ON_CONTACT }),
    plain({ name: "contact_whatsapp", label: words("Contato: WhatsApp", "Contact: WhatsApp"), where: ON_CONTACT }),
    plain({ name: "contact_hours", label: words("Contato: horários", "Contact: hours"), where: ON_CONTACT }),
  ],
};
