/**
 * Announces the new page's heading to screen readers. Gatsby's own words are "Navigated to …" in English on every page;
 * this replaces them in the same frame, so that only the heading is read.
 */
export const announcePage = (): void => {
  requestAnimationFrame(() => {
    const announcer = document.getElementById("gatsby-announcer");
    const heading = document.querySelector("main:not([hidden]) h1");
    if (announcer) announcer.textContent = heading?.textContent ?? document.title;
  });
};
