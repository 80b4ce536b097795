import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ENTRY_NAMES, type EntryName } from "../../src/forms/entry-fields";
import { acceptedLocale } from "../http/messages";
import { refuse } from "../http/refusal";
import { sendAnswer, wantsPage, type Answered } from "./answers/send-answer";
import { linger } from "./intake/linger";
import { REFUSED } from "./intake/refused-entry";
import { refusalOf, type Submit } from "./intake/submit";
import type { AdmittedForm, TakeIn } from "./intake/take-in";

export interface EntryOptions {
  takeIn: TakeIn;
  submit: Submit;
  /** A fresh ticket; throws what the disk says. */
  ticket: () => Promise<string>;
  agencyName: () => Promise<string | null>;
}

/** `POST /api/entry/{entry}` and `GET /api/entry/ticket`. */
export const addEntryRoutes = (app: FastifyInstance, { takeIn, submit, ticket, agencyName }: EntryOptions): void => {
  const answer = async (request: FastifyRequest, kind: EntryName | null): Promise<Omit<Answered, "agencyName">> => {
    const nothingRead = { kind, locale: acceptedLocale(request.headers["accept-language"]), answers: null };
    if (kind === null) return { ...nothingRead, outcome: { ok: false, error: REFUSED.unknown } };
    const form = await takeIn(request, kind).catch(refusalOf);
    if (!form.ok) return { ...nothingRead, outcome: form };
    try {
      return { kind, ...(await submit(kind, form.value, request)) };
    } finally {
      await forget(form.value);
    }
  };

  void app.register(async (scope) => {
    // The body stays a stream: it is read as it comes, and only after everything else has been asked.
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    scope.post<{ Params: { entry: string } }>("/api/entry/:entry", async (request, reply) => {
      const kind = ENTRY_NAMES.find((name) => name === request.params.entry) ?? null;
      const answered = await answer(request, kind);
      linger(request.raw, isSlow(answered) ? "short" : "patient");
      return sendAnswer(request, reply, { ...answered, agencyName: wantsPage(request) ? await agencyName() : null });
    });
  });

  app.get("/api/entry/ticket", async (request: FastifyRequest, reply: FastifyReply) => {
    const fresh = await ticket().catch(() => null); // the forms themselves then say what is wrong
    if (fresh === null) return refuse(request, reply, "unavailable");
    return reply.header("cache-control", "no-store").send({ ticket: fresh });
  });
};

const isSlow = ({ outcome }: Pick<Answered, "outcome">): boolean => !outcome.ok && outcome.error.status === REFUSED.tooSlow.status;

const forget = async ({ files, release }: AdmittedForm): Promise<void> => {
  release();
  await Promise.all([...files.values()].map((file) => file.remove()));
};
