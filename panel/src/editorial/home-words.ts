import type { FaceProblem } from "../talents/index";
import { bilingual, inLanguage } from "../shared/bilingual";

const FACE_REFUSALS: Readonly<Record<FaceProblem, { pt: string; en: string }>> = {
  minor: bilingual(
    "{names}: só maiores de 18 anos, com data de nascimento, aparecem na página inicial. Retire da lista; para mostrar uma criança, envie uma imagem para a categoria.",
    "{names}: only adults with a birthdate are shown on the home page. Remove them from the list; to show a child, upload a picture for the category.",
  ),
  hidden: bilingual(
    "{names}: talentos de uma categoria “TF -” não aparecem na página inicial. Retire da lista.",
    "{names}: talents of a “TF -” category are not shown on the home page. Remove them from the list.",
  ),
};

const TALENT_PICTURE = bilingual(
  "Esta imagem é de um talento. Envie aqui uma imagem feita para a página inicial.",
  "This picture belongs to a talent. Upload a picture made for the home page here.",
);

const NO_PHOTO = bilingual("Envie aqui uma foto (JPEG, PNG ou WebP).", "Upload a photo here (JPEG, PNG or WebP).");

const REPEATED = bilingual("Cada linha só pode aparecer uma vez.", "Each row can be there only once.");

export const faceRefusal = (problem: FaceProblem, names: readonly string[], language: string): string =>
  inLanguage(FACE_REFUSALS[problem], language).replace("{names}", names.join(", "));

export const talentPictureRefusal = (language: string): string => inLanguage(TALENT_PICTURE, language);

export const noPhotoRefusal = (language: string): string => inLanguage(NO_PHOTO, language);

export const repeatedRowRefusal = (language: string): string => inLanguage(REPEATED, language);
