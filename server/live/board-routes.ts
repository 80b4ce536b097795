import type { FastifyInstance } from "fastify";
import { sendEncoded } from "../http/encoded-body";
import { refuse } from "../http/refusal";
import type { Boards } from "./boards";
import type { LiveTalents } from "./live-talents";

interface BoardRoutesOptions {
  boards: Pick<Boards, "all" | "index">;
  live: Pick<LiveTalents, "snapshot">;
}

/** `GET /api/boards/{slug}`: the members of a board in its order, as a casting index. */
export const addBoardRoutes = (app: FastifyInstance, { boards, live }: BoardRoutesOptions): void => {
  app.get<{ Params: { slug: string } }>("/api/boards/:slug", async (request, reply) => {
    const [all, snapshot] = [await boards.all(), live.snapshot()];
    if (all === null || snapshot === null) return refuse(request, reply, "unavailable");
    const board = all.find(({ slug }) => slug === request.params.slug);
    return board === undefined ? refuse(request, reply, "notFound") : sendEncoded(request, reply, await boards.index(snapshot, board));
  });
};
