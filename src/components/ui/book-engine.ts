/** What we use of page-flip, which ships no types of its own. */
export interface BookEngine {
  flipPrev(): void;
  flipNext(): void;
  getCurrentPageIndex(): number;
  getUI(): { destroy(): void };
  getRender(): { render: (time: number) => void };
}

/**
 * Ends what page-flip leaves running when its component goes: its listeners on the window, and a loop that draws
 * every frame for ever. The loop calls `render` and then asks for its next frame; the browser numbers requests one by one.
 */
export const stopEngine = (engine: BookEngine | undefined): void => {
  if (engine === undefined) return;
  engine.getUI().destroy();
  engine.getRender().render = () => {
    const before = requestAnimationFrame(() => undefined);
    queueMicrotask(() => {
      cancelAnimationFrame(before);
      cancelAnimationFrame(before + 1);
    });
  };
};
