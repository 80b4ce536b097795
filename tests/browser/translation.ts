/**
 * Runs in a page before its scripts, and changes it once it is hydrated as a browser's translation does: each text node, also one added
 * later, is replaced by two nested `font` elements with its words. The site's scripts keep references to nodes that the page lost.
 */
export const translateOnceHydrated = (): void => {
  const translate = (text: Text): void => {
    if (text.data.trim() === "" || text.parentElement?.closest("font, script, style, noscript, textarea, svg") !== null) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const start = (): void => {
    translateIn(document.body);
    const observer = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(translateIn)));
    observer.observe(document.body, { childList: true, subtree: true });
  };
  new PerformanceObserver((marks) => marks.getEntriesByName("onInitialClientRender").forEach(start)).observe({
    type: "mark",
    buffered: true,
  });
};
