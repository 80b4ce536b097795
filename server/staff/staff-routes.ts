import type { FastifyInstance } from "fastify";
import { contactKey } from "../../src/domain/contact-key";
import type { Budget } from "../lib/budget";
import { entryWords, tooManyWords } from "../entries/intake/entry-words";
import { refuse } from "../http/refusal";
import { requestLocale } from "../http/request-locale";
import type { Contacts } from "./contact-book";

export interface StaffOptions {
  contacts: Pick<Contacts, "get">;
  /** Separate from the budget of the forms, so that checks do not use it up. */
  budget: Budget;
}

const LONGEST_CONTACT = 300;

/** `GET /api/staff/verify?contact=…`: whether a contact belongs to the agency. Returns no list of staff. */
export const addStaffRoutes = (app: FastifyInstance, { contacts, budget }: StaffOptions): void => {
  app.get<{ Querystring: { contact?: string | string[] } }>("/api/staff/verify", async (request, reply) => {
    const locale = requestLocale(request);
    reply.header("cache-control", "no-store").header("vary", "Accept-Language");
    const wait = await budget.take(request.ip);
    if (wait !== null)
      return reply
        .code(429)
        .header("retry-after", wait)
        .send({ message: tooManyWords(locale, wait) });
    const { contact } = request.query;
    if (typeof contact !== "string" || contact.trim() === "" || contact.length > LONGEST_CONTACT)
      return reply.code(400).send({ message: entryWords(locale, "entry.verifyEmpty") });
    const book = await contacts.get();
    if (!book.ok) return refuse(request, reply, "unavailable");
    const name = book.value.get(contactKey(contact) ?? "");
    return reply.send(name === undefined ? { isOurs: false } : { isOurs: true, name });
  });
};
