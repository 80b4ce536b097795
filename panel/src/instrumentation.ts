/** Next calls this once, before the first request: migrations, the first account and retention do not wait for one. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { boot } = await import("./boot");
  await boot();
};
