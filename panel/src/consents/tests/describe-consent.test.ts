import assert from "node:assert/strict";
import { it } from "node:test";

import { stateOfConsent } from "../describe-consent";
import { describeConsent } from "../words";

const NOW = new Date("2026-11-23T15:00:00Z");
const noon = (day: string): string => `${day}T12:00:00.000Z`;
const GIVEN = { givenAt: noon("2026-01-10"), scopes: ["site"] };

const CASES = [
  { fields: GIVEN, pt: "Válida até ser retirada", en: "Valid until withdrawn", isEnding: false },
  {
    fields: { ...GIVEN, expiresAt: noon("2027-12-03") },
    pt: "Válida, vence em 03/12/2027",
    en: "Valid, expires on 03/12/2027",
    isEnding: false,
  },
  {
    fields: { ...GIVEN, expiresAt: noon("2027-01-22") },
    pt: "Válida, vence em 22/01/2027",
    en: "Valid, expires on 22/01/2027",
    isEnding: true,
  },
  { fields: { ...GIVEN, expiresAt: noon("2026-11-23") }, pt: "Vencida em 23/11/2026", en: "Expired on 23/11/2026", isEnding: false },
  {
    fields: { ...GIVEN, expiresAt: noon("2026-11-01"), withdrawnAt: noon("2026-10-02") },
    pt: "Retirada em 02/10/2026",
    en: "Withdrawn on 02/10/2026",
    isEnding: false,
  },
  { fields: { ...GIVEN, givenAt: noon("2026-12-01") }, pt: "Começa em 01/12/2026", en: "Begins on 01/12/2026", isEnding: false },
  {
    fields: { ...GIVEN, scopes: [] },
    pt: "Incompleta: falta dizer para que vale",
    en: "Incomplete: its uses are missing",
    isEnding: false,
  },
];

for (const { fields, pt, en, isEnding } of CASES)
  it(`describes a consent: ${en}`, () => {
    const consent = stateOfConsent(fields, "America/Sao_Paulo", NOW);
    assert.equal(describeConsent(consent, "pt"), pt);
    assert.equal(describeConsent(consent, "en"), en);
    assert.equal(consent.isEnding, isEnding);
  });
