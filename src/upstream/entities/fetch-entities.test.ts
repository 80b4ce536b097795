import { RULES } from "../../../tests/builders/wire-records";
import { failure, success } from "../../domain/result";
import type { UpstreamClient } from "../http";
import type { UpstreamSource } from "../source";
import type { UpstreamError } from "../upstream-error";
import { fetchStaff } from "./fetch-staff";

const refusal = (kind: UpstreamError["kind"], status: number | null) =>
  failure({ kind, status, call: "GET /api/entities/staff", message: "no" });

const portuguese = [
  { id: 1, name: "Pessoa Um", role: "Direção" },
  { id: 2, name: "Pessoa Dois", role: "Booker" },
  { id: 3, name: "Pessoa Três" },
];

const sourceAnswering = (english: ReturnType<UpstreamClient["getJson"]> extends Promise<infer Answer> ? Answer : never): UpstreamSource => {
  const getJson: UpstreamClient["getJson"] = async ({ query }) => (query?.language === "en" ? english : success({ data: portuguese }));
  return { client: { getJson }, settings: RULES } as unknown as UpstreamSource;
};

const rolesOf = async (source: UpstreamSource) => {
  const staff = await fetchStaff(source);
  return staff.ok ? staff.value.items.map(({ role }) => role) : staff.error.kind;
};

it("returns an entity's texts in both languages, by its id", async () => {
  const english = [
    { id: "3", name: "Pessoa Três", role: "Intern" },
    { id: "1", name: "Pessoa Um", role: "Direction" },
  ];
  expect(await rolesOf(sourceAnswering(success({ data: english })))).toEqual([
    { pt: "Direção", en: "Direction" },
    { pt: "Booker", en: null },
    { pt: null, en: "Intern" },
  ]);
});

it.each([
  ["ignores the question", success({ data: portuguese })],
  ["refuses it", refusal("status", 422)],
  ["knows no such call", refusal("status", 404)],
])("continues without English when the store %s", async (_case, english) => {
  expect(await rolesOf(sourceAnswering(english))).toEqual([
    { pt: "Direção", en: null },
    { pt: "Booker", en: null },
    { pt: null, en: null },
  ]);
});

it.each([
  ["unreachable", null],
  ["timeout", null],
  ["status", 503],
  ["status", 429],
] as const)("fails when English texts may exist (%s %p)", async (kind, status) => {
  expect(await rolesOf(sourceAnswering(refusal(kind, status)))).toBe(kind);
});
