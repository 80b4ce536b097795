import fp from "fastify-plugin";
import { createBudget, ENTRY_BUDGET } from "../lib/budget";
import { createContactBook, type Contacts } from "../staff/contact-book";
import { addStaffRoutes } from "../staff/staff-routes";
import type { GatewayOptions } from "./settings";

declare module "fastify" {
  interface FastifyInstance {
    contacts: Contacts;
  }
}

export const staffPlugin = fp<GatewayOptions>(
  async (app, { settings, parts }) => {
    const contacts = createContactBook(app.upstream.source, parts.now);
    app.decorate("contacts", contacts);
    const budget = createBudget(app.stores.openLimiter("staff", settings.entries?.budget ?? ENTRY_BUDGET));
    addStaffRoutes(app, { contacts, budget });
  },
  { name: "staff", dependencies: ["upstream", "state-stores", "cdn"] },
);
