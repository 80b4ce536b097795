/** The value of a custom property in `styles/tokens.css`; throws for an unknown name. */
export const styleToken = (css: string, name: string): string => {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`styles/tokens.css declares no --${name}`);
  return value.trim();
};
