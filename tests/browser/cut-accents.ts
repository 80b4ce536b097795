import type { Page } from "@playwright/test";

/**
 * Visible texts on whose first line an accent on a capital letter is cut, or would be: an ancestor clips its content above the ink of ÁÂÃÇÉÍÓÔÚ.
 * Measured with the text's own font, so that no screen needs such a text.
 */
export const cutAccents = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CAPITALS = "ÁÂÃÇÉÍÓÔÚ";
    const SMALLEST_CUT = 0.5;
    const drawing = document.createElement("canvas").getContext("2d");
    if (drawing === null) throw new Error("no canvas");

    const clippingAncestor = (element: Element): Element | null => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowY !== "visible") return at.clientHeight > 2 && at.scrollTop === 0 ? at : null;
      return null;
    };

    /** Of the top of the capitals' accents in a text's first line, and of its baseline, in px of the window. */
    const inkOf = (element: Element, line: DOMRect) => {
      const { font, lineHeight } = getComputedStyle(element);
      drawing.font = font;
      const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent } = drawing.measureText(CAPITALS);
      const height = fontBoundingBoxAscent + fontBoundingBoxDescent;
      const free = lineHeight === "normal" ? 0 : parseFloat(lineHeight) - height;
      const lineTop = line.top + (line.height - height - free) / 2;
      const baseline = lineTop + free / 2 + fontBoundingBoxAscent;
      return { top: baseline - actualBoundingBoxAscent, baseline };
    };

    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.textContent ?? "").trim() === "" || !element.checkVisibility({ visibilityProperty: true })) continue;
      const clip = clippingAncestor(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      const line = range.getClientRects()[0];
      if (clip === null || line === undefined) continue;
      const edge = clip.getBoundingClientRect().top;
      const { top, baseline } = inkOf(element, line);
      if (top < edge - SMALLEST_CUT && baseline > edge) found.add(`cut accents: ${element.tagName.toLowerCase()}.${element.className}`);
    }
    return [...found];
  });
