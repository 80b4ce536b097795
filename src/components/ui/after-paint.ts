/** Calls back once the browser has shown what an input changed, so that heavy work does not keep the visitor waiting for it. */
export const afterPaint = (callback: () => void): void => {
  requestAnimationFrame(() => void setTimeout(callback));
};
