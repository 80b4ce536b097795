import type { SvgProblem } from "./sanitize-svg";
import type { FileFault } from "./unusable-file";
import { type Bilingual, bilingual } from "../shared/bilingual";

/** Limit of an uploaded file in bytes. */
export const MAX_UPLOAD_BYTES = 60_000_000;

export const UNUSABLE_SVG: Readonly<Record<SvgProblem, Bilingual>> = {
  notSvg: bilingual(
    "Este arquivo não é um SVG que possa ser lido. Exporte o logotipo de novo como SVG, ou envie um PNG.",
    "This file is not an SVG that can be read. Export the logo as SVG again, or upload a PNG.",
  ),
  tooLarge: bilingual(
    "Este SVG é grande ou complexo demais: são até 500 kB e 5.000 formas. Simplifique o desenho, ou envie um PNG.",
    "This SVG is too large or too complex: at most 500 kB and 5,000 shapes. Simplify the drawing, or upload a PNG.",
  ),
  noSize: bilingual(
    "Este SVG não diz o seu tamanho (viewBox), ou é comprido demais. Exporte-o de novo com a área do desenho ajustada ao logotipo.",
    "This SVG does not say its size (viewBox), or it is too long. Export it again with the drawing's area fitted to the logo.",
  ),
  nothingLeft: bilingual(
    "Sem scripts, links e imagens embutidas não sobra desenho neste SVG. Exporte o logotipo como curvas, ou envie um PNG.",
    "Without scripts, links and embedded pictures this SVG has no drawing left. Export the logo as outlines, or upload a PNG.",
  ),
};

export const UNREADABLE_VIDEO = bilingual(
  "Este vídeo não pôde ser lido, então os dados de local e aparelho não podem ser removidos. Exporte-o de novo como MP4 (H.264) e envie outra vez.",
  "This video could not be read, so its location and device data cannot be removed. Export it again as MP4 (H.264) and upload it once more.",
);

const HEIC = bilingual(
  "é uma foto HEIC, que os navegadores não mostram. Exporte-a como JPG; no iPhone escolha Ajustes, Câmera, Formatos, “Mais compatível”.",
  "is a HEIC photo, which browsers do not show. Export it as JPG; on an iPhone choose Settings, Camera, Formats, “Most compatible”.",
);

const notEverywhere = (format: string): Bilingual =>
  bilingual(
    `é um vídeo ${format}, que muitos navegadores não mostram. Exporte-o como MP4 (H.264).`,
    `is a ${format} video, which many browsers do not show. Export it as MP4 (H.264).`,
  );

const OTHER_TYPE = bilingual(
  "não é um arquivo que o site mostra. Envie uma imagem em JPG, PNG ou WebP, ou um vídeo em MP4, WebM ou Ogg.",
  "is not a file that the site shows. Upload a picture in JPG, PNG or WebP, or a video in MP4, WebM or Ogg.",
);

const TYPES: Readonly<Record<string, Bilingual>> = {
  "image/heic": HEIC,
  "video/quicktime": notEverywhere("MOV"),
  HEVC: notEverywhere("HEVC (H.265)"),
};

const MEGABYTE = 1_000_000;

export const FILE_TOO_LARGE = bilingual(
  `O arquivo tem mais de ${MAX_UPLOAD_BYTES / MEGABYTE} MB. Salve-o em tamanho menor; um vídeo também pode ficar no YouTube ou no Vimeo.`,
  `The file is larger than ${MAX_UPLOAD_BYTES / MEGABYTE} MB. Save it in a smaller size; a video may also be on YouTube or Vimeo.`,
);

const FAULTS: Readonly<Record<FileFault, (fact: string) => Bilingual>> = {
  type: (format) => TYPES[format] ?? OTHER_TYPE,
  pixels: (megapixels) =>
    bilingual(
      `tem ${megapixels} megapixels, e o máximo são 100. Salve a imagem em tamanho menor.`,
      `has ${megapixels} megapixels, and the most is 100. Save the picture in a smaller size.`,
    ),
  size: () => FILE_TOO_LARGE,
  unreadable: () =>
    bilingual(
      "não pôde ser lido até o fim: o arquivo está incompleto ou danificado. Copie-o de novo da câmera ou do celular.",
      "could not be read to its end: the file is incomplete or damaged. Copy it again from the camera or the phone.",
    ),
};

/** The file's name comes first, since several files are uploaded at once. */
export const unusableFile = (name: string, fault: FileFault, fact: string | null): Bilingual => {
  const { pt, en } = FAULTS[fault](fact ?? "");
  return bilingual(`“${name}” ${pt}`, `“${name}” ${en}`);
};
