import type { PackagePicture, PackageVideo } from "../domain/package";
import type { MediaWidth } from "./media";

/** The token alone grants access. */
export const packagePath = (token: string): string => `/pacote/${token}`;

/** `PackageView` as JSON. */
export const packageDataPath = (token: string): string => `${packagePath(token)}/dados.json`;

/** `GET` returns `PackagePicks`, `POST` takes `PackageRows`. */
export const packagePicksPath = (token: string): string => `${packagePath(token)}/escolhas`;

/** `POST` counts an opening. */
export const packageOpenedPath = (token: string): string => `${packagePath(token)}/abertura`;

/** One PDF with the comp cards of all talents. */
export const packageCardsPath = (token: string): string => `${packagePath(token)}/cards.pdf`;

export const packagePictureAddress = (token: string, { file }: Pick<PackagePicture, "file">, width: MediaWidth): string =>
  `${packagePath(token)}/media/${width}/${file}`;

/** For a video whose provider is `file`. */
export const packageVideoAddress = (token: string, { source }: Pick<PackageVideo, "source">): string =>
  `${packagePath(token)}/media/${source}`;

/** A package's address or one below it: never cached, counted or indexed. */
export const isPackagePath = (pathname: string): boolean => /^(\/en)?\/pacote(\/|$)/.test(pathname);
