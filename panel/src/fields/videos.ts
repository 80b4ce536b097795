import type { ArrayField, Condition } from "payload";

import { words } from "./words";

const isFile: Condition = (_, sibling) => sibling?.provider === "file";
const isElsewhere: Condition = (_, sibling) => sibling?.provider !== "file";

/** A talent's videos, in order: kept here, or shown from YouTube or Vimeo after the visitor's click. */
export const videosField: ArrayField = {
  name: "videos",
  type: "array",
  label: words("Vídeos", "Videos"),
  labels: { singular: words("Vídeo", "Video"), plural: words("Vídeos", "Videos") },
  admin: { description: words("Na aba VIDEOS da página do talento.", "On the VIDEOS tab of the talent's page.") },
  fields: [
    {
      name: "provider",
      type: "select",
      required: true,
      defaultValue: "youtube",
      label: words("Onde está", "Where it is"),
      options: [
        { value: "youtube", label: "YouTube" },
        { value: "vimeo", label: "Vimeo" },
        { value: "file", label: words("Arquivo aqui", "File kept here") },
      ],
    },
    {
      name: "address",
      type: "text",
      label: words("Código ou endereço", "Id or address"),
      admin: {
        condition: isElsewhere,
        description: words("Por exemplo o endereço da página do vídeo.", "For example the address of the video's page."),
      },
    },
    { name: "upload", type: "upload", relationTo: "media", label: words("Arquivo", "File"), admin: { condition: isFile } },
    {
      type: "row",
      fields: [
        { name: "width", type: "number", min: 1, defaultValue: 16, label: words("Largura", "Width") },
        { name: "height", type: "number", min: 1, defaultValue: 9, label: words("Altura", "Height") },
      ],
    },
  ],
};
