import { Hono } from "hono";

import type { ContentStore, StoredBoard } from "./content-store";

const toWireBoard = ({ id, slug, name, html, cover, members, isInMenu, isOnHome }: StoredBoard) => ({
  id,
  slug,
  name,
  text: html,
  ...(cover === null ? {} : { cover: { file: cover.file, width: cover.width, height: cover.height } }),
  ...members,
  menu: isInMenu,
  home: isOnHome,
});

export const boardRoutes = (store: ContentStore): Hono => {
  const app = new Hono();
  app.get("/api/boards", async (c) => c.json({ data: (await store.boards()).map(toWireBoard) }));
  return app;
};
