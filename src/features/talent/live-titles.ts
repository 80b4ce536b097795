const titles = new Map<string, string>();

/** The title of a live talent's page, whose built title is generic; kept for the visit. */
export const liveTitle = (pathname: string): string | null => titles.get(pathname) ?? null;

/** Sets the title for later renders of `Head` and in the current document. */
export const tellLiveTitle = (pathname: string, title: string): void => {
  titles.set(pathname, title);
  const element = document.querySelector("title");
  if (element) element.textContent = title; // if Gatsby has not rendered a title yet, a second element would stay
};
