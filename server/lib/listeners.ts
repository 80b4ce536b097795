export const createListeners = <Args extends readonly unknown[] = []>() => {
  const listeners: ((...args: Args) => unknown)[] = [];
  return {
    add: (listener: (...args: Args) => unknown): void => void listeners.push(listener),
    call: (...args: Args): readonly unknown[] => listeners.map((listener) => listener(...args)),
  };
};
