/**
 * Gatsby tells screen readers of a new page with "Navigated to …", whatever the page's language; the heading alone
 * needs no words around it. Called after Gatsby has written its own, in the same frame, so that one is read.
 */
export const announcePage = (): void => {
  requestAnimationFrame(() => {
    const announcer = document.getElementById("gatsby-announcer");
    const heading = document.querySelector("main:not([hidden]) h1");
    if (announcer) announcer.textContent = heading?.textContent ?? document.title;
  });
};
