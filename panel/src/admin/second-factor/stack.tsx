import type { ReactNode } from "react";

/** Children below each other with even space between them. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "flex", flexDirection: "column", alignItems: "stretch", gap: "1rem" }}>{children}</div>
);
