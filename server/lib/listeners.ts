/** Functions that are called when something happens; those who are interested add theirs. */
export const createListeners = <Args extends readonly unknown[] = []>() => {
  const listeners: ((...args: Args) => unknown)[] = [];
  return {
    add: (listener: (...args: Args) => unknown): void => void listeners.push(listener),
    /** Returns what the listeners return. */
    call: (...args: Args): readonly unknown[] => listeners.map((listener) => listener(...args)),
  };
};
