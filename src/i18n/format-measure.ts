import { optionLabel, HAIR_KIND_OPTIONS, HAIR_OPTIONS } from "../config/options";
import type { ForeignSize, SizeSystem } from "../domain/foreign-sizes";
import type { Locale } from "../domain/locale";
import type { Talent } from "../domain/talent";

const decimal = (value: string, locale: Locale): string => (locale === "pt" ? value.replace(".", ",") : value);

/** `1,70 m · 5'7"` (pt), `1.70 m · 5'7"` (en); metres alone where upstream gave centimetres only. */
export const formatHeight = ({ heightCm, heightFeet }: Pick<Talent, "heightCm" | "heightFeet">, locale: Locale): string | null => {
  if (heightCm === null || heightCm <= 0) return null;
  const metres = `${decimal((heightCm / 100).toFixed(2), locale)} m`;
  return heightFeet === null ? metres : `${metres} · ${heightFeet.feet}'${heightFeet.inches}"`;
};

/** `8 BR`, `37,5 BR`. */
export const formatSize = (size: number | null, locale: Locale): string | null =>
  size === null || size <= 0 ? null : `${decimal(String(size), locale)} BR`;

/** `≈ 4 US`, `39 EU`, `≈ 5,5 UK`. */
export const formatForeignSize = ({ label, isNear }: ForeignSize, system: SizeSystem, locale: Locale): string =>
  `${isNear ? "≈ " : ""}${decimal(label, locale)} ${system}`;

/** `Castanho Claro, ondulado`: colour and kind, whichever is given. */
export const formatHair = ({ hair, hairKind }: Pick<Talent, "hair" | "hairKind">, locale: Locale): string | null => {
  const color = hair && optionLabel(HAIR_OPTIONS, hair, locale);
  const kind = hairKind && optionLabel(HAIR_KIND_OPTIONS, hairKind, locale);
  if (!color || !kind) return color || kind || null;
  return `${color}, ${kind.toLocaleLowerCase()}`;
};
