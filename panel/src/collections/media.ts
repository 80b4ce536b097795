import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from "payload";

import { isEditorOrReadsTalentMedia } from "../access/roles";
import { environment } from "../environment";
import { editorsOnly, immediate } from "../fields/lifecycle";
import { GROUPS, names, words } from "../fields/words";
import { mediaFolder } from "../media/folders";
import { objectKeyField, prefixField } from "../media/object-key";
import { recordDeletion, recordReplacedFile, settleSoon } from "../media/pending-deletions";
import { type IncomingFile, PUBLIC_TYPES, randomName, toPublicFile } from "../media/public-picture";
import { thumbnailAddress, thumbnailEndpoint } from "../media/thumbnail-endpoint";
import { UnreadableVideo } from "../media/video-metadata/byte-source";

const cleanFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.file === undefined || (operation !== "create" && operation !== "update")) return args;
  // What the demo content brings is drawn by this very program and carries no camera data.
  const name = req.context.quiet === true ? randomName(req.file.mimetype) : null;
  req.file = name === null ? await cleaned(req.file, req.i18n.language) : { ...req.file, name };
  return args;
};

const UNREADABLE_VIDEO = {
  pt: "Este vídeo não pôde ser lido, então os dados de local e aparelho não podem ser removidos. Exporte-o de novo como MP4 (H.264) e envie outra vez.",
  en: "This video could not be read, so its location and device data cannot be removed. Export it again as MP4 (H.264) and upload it once more.",
} as const;

const cleaned = async (file: IncomingFile, language: string): Promise<IncomingFile> => {
  try {
    return await toPublicFile(file);
  } catch (error) {
    if (!(error instanceof UnreadableVideo)) throw error;
    // Without data, Payload answers by the error's class name, which a production build does not keep.
    throw new APIError(language === "en" ? UNREADABLE_VIDEO.en : UNREADABLE_VIDEO.pt, 400, { path: "file" }, true);
  }
};

/** Pictures and videos that the site shows. */
export const media: CollectionConfig = {
  slug: "media",
  labels: names(["Arquivo público", "Public file"], ["Arquivos públicos", "Public files"]),
  access: { ...immediate.access, read: isEditorOrReadsTalentMedia },
  hooks: {
    ...immediate.hooks,
    beforeOperation: [cleanFile],
    beforeChange: [recordReplacedFile],
    beforeDelete: [recordDeletion],
    afterDelete: [...(immediate.hooks?.afterDelete ?? []), settleSoon],
  },
  endpoints: [thumbnailEndpoint],
  upload: {
    staticDir: mediaFolder(environment.dataDir),
    mimeTypes: PUBLIC_TYPES,
    adminThumbnail: thumbnailAddress,
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  admin: {
    ...editorsOnly,
    group: GROUPS.editorial,
    defaultColumns: ["filename", "alt", "updatedAt"],
    description: words(
      "O que um registro publicado usa pode ser visto por qualquer pessoa; o resto, só por quem entra neste painel. Nomes de arquivo e dados da câmera são removidos.",
      "Anyone can see what a published record uses; only people who sign in here can see the rest. File names and camera data are removed.",
    ),
  },
  fields: [
    objectKeyField,
    prefixField,
    {
      name: "alt",
      type: "text",
      localized: true,
      label: words("Descrição da imagem", "Description of the picture"),
      admin: {
        description: words(
          "Lida em voz alta para quem não vê a imagem. Não escreva nomes de crianças.",
          "Read out to people who cannot see the picture. Do not write children's names.",
        ),
      },
    },
  ],
};
