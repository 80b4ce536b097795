import type { ArrayField, Condition, TextFieldSingleValidation } from "payload";

import { videoId } from "../../../../src/domain/video-id";
import { bilingual, inLanguage } from "../../shared/bilingual";

const isFile: Condition = (_, sibling) => sibling?.provider === "file";
const isExternal: Condition = (_, sibling) => sibling?.provider !== "file";

const NO_VIDEO = bilingual(
  "Este não é o endereço de um vídeo nesse serviço. Copie o endereço da página do vídeo.",
  "This is not the address of a video at this service. Copy the address of the video's page.",
);

/** The site leaves out a video whose address it cannot parse. */
const validateAddress: TextFieldSingleValidation = (value, { siblingData, req }) => {
  const { provider }: { provider?: unknown } = siblingData;
  if (provider !== "youtube" && provider !== "vimeo") return true;
  return videoId(provider, (value ?? "").trim()) !== null || inLanguage(NO_VIDEO, req.i18n.language);
};

/** Uploaded files, or videos on YouTube or Vimeo that load after the visitor's click. */
export const videosField: ArrayField = {
  name: "videos",
  type: "array",
  label: bilingual("Vídeos", "Videos"),
  labels: { singular: bilingual("Vídeo", "Video"), plural: bilingual("Vídeos", "Videos") },
  admin: { description: bilingual("Na aba VIDEOS da página do talento.", "On the VIDEOS tab of the talent's page.") },
  fields: [
    {
      name: "provider",
      type: "select",
      required: true,
      defaultValue: "youtube",
      label: bilingual("Onde está", "Where it is"),
      options: [
        { value: "youtube", label: "YouTube" },
        { value: "vimeo", label: "Vimeo" },
        { value: "file", label: bilingual("Arquivo aqui", "File kept here") },
      ],
    },
    {
      name: "address",
      type: "text",
      label: bilingual("Código ou endereço", "Id or address"),
      validate: validateAddress,
      admin: {
        condition: isExternal,
        description: bilingual("Por exemplo o endereço da página do vídeo.", "For example the address of the video's page."),
      },
    },
    { name: "upload", type: "upload", relationTo: "media", label: bilingual("Arquivo", "File"), admin: { condition: isFile } },
    {
      type: "row",
      // The size of an uploaded file is read from the file itself.
      admin: { condition: isExternal },
      fields: [
        { name: "width", type: "number", min: 1, defaultValue: 16, label: bilingual("Largura", "Width") },
        { name: "height", type: "number", min: 1, defaultValue: 9, label: bilingual("Altura", "Height") },
      ],
    },
    {
      name: "showreel",
      type: "checkbox",
      label: "Showreel",
      admin: { description: bilingual("Vem primeiro entre os vídeos, com esse nome.", "Comes first among the videos, under this name.") },
    },
  ],
};
