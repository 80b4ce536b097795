/** Next calls this once, before the first request. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startPanel } = await import("./start-panel");
  await startPanel();
};
