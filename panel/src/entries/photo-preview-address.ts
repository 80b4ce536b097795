/** Longer side in pixels: on a card, and in the application's view. */
export const PREVIEW_SIDES = { card: 480, view: 1600 } as const;
export type PreviewSize = keyof typeof PREVIEW_SIDES;

export const photoPreviewAddress = (name: string, size: PreviewSize): string => `/cms/api/entry-photos/preview/${size}/${name}`;
