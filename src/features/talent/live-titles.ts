const titles = new Map<string, string>();

/** The title of a page that was built without knowing whom it shows, for as long as the visit lasts. */
export const liveTitle = (pathname: string): string | null => titles.get(pathname) ?? null;

/** Gatsby's Head draws it from now on; what stands in the document already is changed here. */
export const tellLiveTitle = (pathname: string, title: string): void => {
  titles.set(pathname, title);
  const element = document.querySelector("title");
  if (element) element.textContent = title; // where Gatsby is about to draw one, a second would stay for good
};
