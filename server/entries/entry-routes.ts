import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ENTRY_NAMES, type EntryName } from "../../src/forms/entry-fields";
import { refuse } from "../http/refusal";
import { requestLocale } from "../http/request-locale";
import { sendResponse, type RenderFormPage, type ResponseContent } from "./responses/send-response";
import { drainBody } from "./intake/drain-body";
import { REFUSED } from "./intake/refused-entry";
import { storageRefusal, type Submit } from "./intake/submit";
import type { AdmittedForm, AdmitRequest } from "./intake/admit-request";

export interface EntryOptions {
  admitRequest: AdmitRequest;
  submit: Submit;
  /** Rejects with storage errors. */
  ticket: () => Promise<string>;
  renderFormPage: RenderFormPage;
}

/** `POST /api/entry/{entry}` and `GET /api/entry/ticket`. */
export const addEntryRoutes = (app: FastifyInstance, { admitRequest, submit, ticket, renderFormPage }: EntryOptions): void => {
  const answer = async (request: FastifyRequest, kind: EntryName | null): Promise<ResponseContent> => {
    const unread = { kind, locale: requestLocale(request), answers: null };
    if (kind === null) return { ...unread, outcome: { ok: false, error: REFUSED.unknown } };
    const form = await admitRequest(request, kind).catch(storageRefusal);
    if (!form.ok) return { ...unread, outcome: form };
    try {
      return { kind, ...(await submit(kind, form.value, request)) };
    } finally {
      await releaseForm(form.value);
    }
  };

  void app.register(async (scope) => {
    // The body stays a stream: it is read only after the headers were checked.
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    scope.post<{ Params: { entry: string } }>("/api/entry/:entry", async (request, reply) => {
      const kind = ENTRY_NAMES.find((name) => name === request.params.entry) ?? null;
      const answered = await answer(request, kind);
      drainBody(request.raw, isSlow(answered) ? "short" : "normal");
      return sendResponse(request, reply, { content: answered, renderFormPage });
    });
  });

  app.get("/api/entry/ticket", async (request: FastifyRequest, reply: FastifyReply) => {
    const fresh = await ticket().catch(() => null); // submitting the form then reports the storage error
    if (fresh === null) return refuse(request, reply, "unavailable");
    return reply.header("cache-control", "no-store").send({ ticket: fresh });
  });
};

const isSlow = ({ outcome }: Pick<ResponseContent, "outcome">): boolean => !outcome.ok && outcome.error.status === REFUSED.tooSlow.status;

const releaseForm = async ({ files, release }: AdmittedForm): Promise<void> => {
  release();
  await Promise.all([...files.values()].map((file) => file.remove()));
};
