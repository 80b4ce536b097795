/** The custom property that the cover on a talent's page shows until its own picture has arrived (`talent-profile.module.css`). */
const PROPERTY = "--pressed-cover";

/**
 * Keeps the picture of the card that a visitor presses, so that the talent's page shows it at once: the cover itself is larger and
 * arrives later. Any other click, Back and Forward remove it, since it would show another talent.
 */
export const showPressedCover = (): void => {
  const { style } = document.documentElement;
  const drop = (): void => void style.removeProperty(PROPERTY);
  const keep = ({ target }: Event): void => {
    const picture = target instanceof Element ? target.closest("a")?.querySelector("img") : null;
    if (picture?.complete && picture.naturalWidth > 0) style.setProperty(PROPERTY, `url(${JSON.stringify(picture.currentSrc)})`);
    else drop();
  };
  document.addEventListener("click", keep, { capture: true });
  window.addEventListener("popstate", drop);
};
