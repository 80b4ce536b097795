import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from "payload";

import { isEditorField } from "../access/roles";
import { isEditorOrReadsTalentMedia } from "./talent-media";
import { MENU_GROUPS } from "../access/menu-groups";
import { environment } from "../environment";
import { objectKeyField, prefixField } from "../media/bucket-object";
import { mediaFolder } from "../media/data-folders";
import { keepUsed } from "../media/keep-used";
import { deleteFromBucketSoon, recordDeletion, recordReplacedFile } from "../media/pending-deletions";
import { type IncomingFile, type PreparedFile, prepareUpload, PUBLIC_TYPES } from "../media/prepare-upload";
import { UnusableSvg } from "../media/sanitize-svg";
import { thumbnailAddress, thumbnailEndpoint } from "../media/thumbnail-endpoint";
import { UnusableFile } from "../media/unusable-file";
import { UnreadableVideo } from "../../../src/lib/video-metadata/byte-source";
import { type Bilingual, bilingual, collectionLabels, inLanguage } from "../shared/bilingual";
import { UNREADABLE_VIDEO, unusableFile, UNUSABLE_SVG } from "../media/words";
import { editorsOnly, undraftedContent } from "../publication/index";

/** In characters. */
const MAX_ORIGINAL_NAME = 200;

const prepareFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.file === undefined || (operation !== "create" && operation !== "update")) return args;
  const originalName = req.file.name.slice(0, MAX_ORIGINAL_NAME);
  const { width, height, ...file } = await prepareOrReject(req.file, req.i18n.language);
  req.file = file;
  const size = width === undefined ? {} : { width, height };
  return { ...args, data: { ...args.data, ...size, originalName } };
};

const prepareOrReject = async (file: IncomingFile, language: string): Promise<PreparedFile> => {
  try {
    return await prepareUpload(file);
  } catch (error) {
    const reason = explain(error, file.name);
    if (reason === null) throw error;
    // For an error without data, Payload responds with its class name, which a production build does not keep.
    throw new APIError(inLanguage(reason, language), 400, { path: "file" }, true);
  }
};

const explain = (error: unknown, name: string): Bilingual | null => {
  if (error instanceof UnusableFile) return unusableFile(name, error.fault, error.fact);
  if (error instanceof UnusableSvg) return UNUSABLE_SVG[error.problem];
  return error instanceof UnreadableVideo ? UNREADABLE_VIDEO : null;
};

/** Pictures and videos that the site shows. */
export const media: CollectionConfig = {
  slug: "media",
  labels: collectionLabels(["Arquivo público", "Public file"], ["Arquivos públicos", "Public files"]),
  ...undraftedContent,
  access: { ...undraftedContent.access, read: isEditorOrReadsTalentMedia },
  hooks: {
    ...undraftedContent.hooks,
    beforeOperation: [prepareFile],
    beforeChange: [recordReplacedFile],
    beforeDelete: [keepUsed, recordDeletion],
    afterDelete: [...(undraftedContent.hooks?.afterDelete ?? []), deleteFromBucketSoon],
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
    group: MENU_GROUPS.editorial,
    defaultColumns: ["filename", "originalName", "alt", "updatedAt"],
    listSearchableFields: ["originalName", "alt", "filename"],
    description: bilingual(
      "O que um registro publicado usa pode ser visto por qualquer pessoa; o resto, só por quem entra neste painel. Os visitantes não veem o nome do arquivo nem os dados da câmera.",
      "Anyone can see what a published record uses; only people who sign in here can see the rest. Visitors see neither the files' own names nor camera data.",
    ),
  },
  fields: [
    objectKeyField,
    prefixField,
    // SHA-256 of the original file that a roster import read, before encoding.
    { name: "sourceHash", type: "text", index: true, admin: { hidden: true } },
    // The talent in whose form the file was uploaded. An erasure of the talent deletes the file, even if the form was never saved.
    { name: "uploadedFor", type: "number", index: true, access: { read: isEditorField }, admin: { hidden: true } },
    {
      name: "originalName",
      type: "text",
      label: bilingual("Nome do arquivo enviado", "Name of the uploaded file"),
      access: { read: isEditorField },
      admin: {
        readOnly: true,
        position: "sidebar",
        description: bilingual("Só neste painel. O site nunca o mostra.", "In this panel only. The site never shows it."),
      },
    },
    {
      name: "alt",
      type: "text",
      localized: true,
      label: bilingual("Descrição da imagem", "Description of the picture"),
      admin: {
        description: bilingual(
          "Lida em voz alta para quem não vê a imagem. Não escreva nomes de crianças.",
          "Read out to people who cannot see the picture. Do not write children's names.",
        ),
      },
    },
  ],
};
