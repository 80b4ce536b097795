import type { FastifyInstance, FastifyRequest } from "fastify";
import { DEFAULT_IDENTITY } from "../../src/config/identity";
import type { Identity } from "../../src/domain/identity";

const NAME = "knownIdentity";

/** For the pages of the gateway itself: the identity that was read last from the content store. */
export const decorateIdentity = (app: FastifyInstance, knownIdentity: () => Identity): void => {
  app.decorate(NAME, knownIdentity);
};

/** The default identity before one is known. */
export const shownIdentity = ({ server }: Pick<FastifyRequest, "server">): Identity =>
  server.hasDecorator(NAME) ? server.getDecorator<() => Identity>(NAME)() : DEFAULT_IDENTITY;
