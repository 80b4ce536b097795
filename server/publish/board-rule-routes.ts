import type { FastifyInstance } from "fastify";
import { ruleFilter, ruleMembers } from "../../src/config/board-members";
import { castingAddress } from "../../src/config/casting-address";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { isMinor, type TalentSummary } from "../../src/domain/talent";
import { isRecord, parseJson } from "../../src/lib/json";
import { refuse } from "../http/refusal";
import { requireSignature } from "./require-signature";
import type { SignedCallRules } from "./signed-call";

export interface BoardRuleOptions {
  /** The talents of the site's lists; null while they are unknown. */
  listed: () => readonly TalentSummary[] | null;
  signed: SignedCallRules;
}

const MAX_BODY_BYTES = 16 * 1024;
const NAMED_TALENTS = 6;

export interface RuleReport {
  /** The address as the site writes it. */
  address: string;
  /** Names of the parameters that the site does not know, or whose values it cannot read. */
  ignored: readonly string[];
  total: number;
  minors: number;
  /** Of the first talents. */
  names: readonly string[];
}

/**
 * `POST /api/publish/board-rule`, signed by the content store: `{ "rule" }`, the address of a list, answered with what it finds now; 422 for
 * any other address.
 */
export const addBoardRuleRoutes = (app: FastifyInstance, { listed, signed }: BoardRuleOptions): void => {
  void app.register(async (scope) => {
    requireSignature(scope, signed);
    scope.post("/api/publish/board-rule", { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const body = parseJson(String(request.body));
      const rule = isRecord(body) && typeof body.rule === "string" ? body.rule : "";
      const talents = listed();
      if (talents === null) return refuse(request, reply, "unavailable");
      const filter = ruleFilter(rule);
      if (filter === null) return reply.code(422).send({ message: "This is not the address of a list." });
      const members = ruleMembers(rule, talents);
      const address = castingAddress({ filter, visibleCount: TALENTS_PER_PAGE });
      const report: RuleReport = {
        address,
        ignored: parametersOf(rule).filter((name) => !parametersOf(address).includes(name)),
        total: members.length,
        minors: members.filter(isMinor).length,
        names: members.slice(0, NAMED_TALENTS).map(({ name }) => name),
      };
      return report;
    });
  });
};

const parametersOf = (address: string): readonly string[] => [...new Set(new URL(address, "https://list.invalid").searchParams.keys())];
