import type { FastifyInstance } from "fastify";
import { isLocale } from "../../src/domain/locale";
import { sendEncoded } from "../http/encoded-body";
import { refuse } from "../http/refusal";
import { toSiteLocale } from "../http/request-locale";
import type { Editorial } from "./editorial";

/** Limits the entries that requests can add to the cache. */
const MAX_PAGE = 1_000;

interface ListRequest {
  Params: { language: string };
  Querystring: Record<string, unknown>;
}

/** `GET /api/{posts|campaigns|magazines}/{lang}?page=n` and `GET /api/instagram`. */
export const addEditorialRoutes = (app: FastifyInstance, editorial: Editorial): void => {
  for (const list of ["posts", "campaigns", "magazines"] as const) {
    app.get<ListRequest>(`/api/${list}/:language`, async (request, reply) => {
      const { language } = request.params;
      if (!isLocale(language)) return refuse(request, reply, "notFound");
      const page = parsePage(request.query.page);
      if (page === null) return refuse(request, reply, "badRequest");
      const body = await editorial[list](toSiteLocale(request, language), page);
      return body.ok ? sendEncoded(request, reply, body.value) : refuse(request, reply, "unavailable");
    });
  }

  app.get("/api/instagram", async (request, reply) => sendEncoded(request, reply, await editorial.instagram()));
};

const parsePage = (value: unknown): number | null => {
  if (value === undefined) return 1;
  if (typeof value !== "string" || !/^[1-9]\d{0,3}$/.test(value)) return null;
  const page = Number(value);
  return page <= MAX_PAGE ? page : null;
};
