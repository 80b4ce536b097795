import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { addDays, dayIn, daysBetween, dayOfField, daysSince, startOfDayIn } from "../../../../src/domain/day";
import { allowsPublishing, type Consent, isMinorOn, ownState, scopeState, siteConsentState, stateForEditors, validScopes } from "../rules";

const TODAY = "2026-11-23";
const CHILD = "2016-03-09";
const ADULT = "1990-03-09";

const aConsent = (over: Partial<Consent> = {}): Consent => ({
  givenBy: "guardian",
  scopes: ["site"],
  givenOn: "2026-01-10",
  expiresOn: null,
  withdrawnOn: null,
  ...over,
});

describe("the day of a date field", () => {
  it("is the picked day for the admin's picker and for a plain date", () => {
    assert.equal(dayOfField("2026-11-23T12:00:00.000Z", "America/Sao_Paulo"), "2026-11-23");
    assert.equal(dayOfField("2026-11-23T00:00:00.000Z", "America/Sao_Paulo"), "2026-11-23");
  });

  it("is the day in the site's time zone for any other time", () => {
    assert.equal(dayOfField("2026-11-23T01:30:00.000Z", "America/Sao_Paulo"), "2026-11-22");
    assert.equal(dayIn("America/Sao_Paulo", new Date("2026-11-24T02:59:59Z")), "2026-11-23");
    assert.equal(dayIn("America/Sao_Paulo", new Date("2026-11-24T03:00:00Z")), "2026-11-24");
  });

  it("is counted over the end of a month and a leap day", () => {
    assert.equal(addDays("2028-02-28", 2), "2028-03-01");
    assert.equal(daysBetween("2026-11-23", "2027-01-22"), 60);
    assert.equal(daysBetween("2026-11-23", "2026-11-22"), -1);
  });

  it("starts at midnight of the time zone, and at the first instant of a day without a midnight", () => {
    assert.equal(startOfDayIn("America/Sao_Paulo", "2026-11-23"), "2026-11-23T03:00:00.000Z");
    assert.equal(startOfDayIn("Asia/Kathmandu", "2026-11-23"), "2026-11-22T18:15:00.000Z");
    assert.equal(startOfDayIn("Europe/Lisbon", "2026-07-01"), "2026-06-30T23:00:00.000Z");
    assert.equal(startOfDayIn("America/Sao_Paulo", "2018-11-04"), "2018-11-04T03:00:00.000Z");
  });

  it("is over after 24 hours", () => {
    assert.equal(daysSince("2026-11-22T12:00:00Z", new Date("2026-11-23T11:59:59Z")), 0);
    assert.equal(daysSince("2026-11-22T12:00:00Z", new Date("2026-11-23T12:00:00Z")), 1);
    assert.equal(daysSince("2026-11-24T12:00:00Z", new Date("2026-11-23T12:00:00Z")), 0);
  });
});

describe("isMinorOn", () => {
  for (const [birthdate, today, expected] of [
    ["2008-11-23", "2026-11-22", true],
    ["2008-11-23", "2026-11-23", true],
    ["2008-11-23", "2026-11-30", true],
    ["2008-11-23", "2026-12-01", false],
    ["2008-12-01", "2026-12-01", false],
    ["2008-02-29", "2026-02-28", true],
    ["2008-02-29", "2026-03-01", false],
    [ADULT, TODAY, false],
    [null, TODAY, true],
    ["", TODAY, true],
    ["about 1990", TODAY, true],
  ] as const) {
    it(`is ${expected} for ${String(birthdate)} on ${today}`, () => assert.equal(isMinorOn(birthdate, today), expected));
  }
});

describe("a consent", () => {
  for (const [name, over, expected] of [
    ["without an expiry holds", {}, "valid"],
    ["holds from its day on", { givenOn: TODAY }, "valid"],
    ["does not hold before its day", { givenOn: "2026-11-24" }, "missing"],
    ["holds on the day before its expiry", { expiresOn: "2026-11-24" }, "valid"],
    ["does not hold on the day of its expiry", { expiresOn: TODAY }, "expired"],
    ["does not hold when it was withdrawn", { withdrawnOn: TODAY }, "withdrawn"],
    ["does not hold when its withdrawal has a later date", { withdrawnOn: "2026-12-24" }, "withdrawn"],
    ["does not cover other uses", { scopes: ["print", "digitals"] }, "missing"],
  ] as const) {
    it(name, () => assert.equal(scopeState([aConsent(over)], "site", TODAY), expected));
  }

  it("that holds counts more than one that has ended", () => {
    assert.equal(scopeState([aConsent({ withdrawnOn: TODAY }), aConsent()], "site", TODAY), "valid");
  });

  it("that ended last decides between expired and withdrawn", () => {
    const expired = aConsent({ expiresOn: "2026-10-01" });
    assert.equal(scopeState([expired, aConsent({ withdrawnOn: "2026-09-01" })], "site", TODAY), "expired");
    assert.equal(scopeState([expired, aConsent({ withdrawnOn: "2026-11-01" })], "site", TODAY), "withdrawn");
  });
});

it("ownState tells whether one consent holds, begins later, has expired or was withdrawn", () => {
  const consents = [{}, { givenOn: "2026-11-24" }, { expiresOn: TODAY }, { expiresOn: TODAY, withdrawnOn: TODAY }].map(aConsent);
  assert.deepEqual(
    consents.map((consent) => ownState(consent, TODAY)),
    ["valid", "future", "expired", "withdrawn"],
  );
});

it("validScopes joins the uses of the consents that hold", () => {
  const consents = [aConsent({ scopes: ["site", "social"] }), aConsent({ scopes: ["site", "digitals"] })];
  assert.deepEqual(validScopes([...consents, aConsent({ scopes: ["print"], expiresOn: TODAY })], TODAY), ["site", "social", "digitals"]);
});

describe("siteConsentState", () => {
  const graceUntil = "2026-12-31";
  for (const { name, birthdate, consents = [], isPublished = true, grace = null, expected } of [
    { name: "a child with a consent", birthdate: CHILD, consents: [aConsent()], expected: "valid" },
    { name: "a child without one", birthdate: CHILD, expected: "missing" },
    { name: "somebody without a birthdate and without a consent", birthdate: null, expected: "missing" },
    { name: "a child with an expired one", birthdate: CHILD, consents: [aConsent({ expiresOn: TODAY })], expected: "expired" },
    { name: "a published child without one in the grace period", birthdate: CHILD, grace: graceUntil, expected: "not-recorded" },
    { name: "the same on the last day", birthdate: CHILD, grace: TODAY, expected: "not-recorded" },
    { name: "the same after it", birthdate: CHILD, grace: "2026-11-22", expected: "missing" },
    { name: "an unpublished child in the grace period", birthdate: CHILD, isPublished: false, grace: graceUntil, expected: "missing" },
    {
      name: "a child whose consent was withdrawn in the grace period",
      birthdate: CHILD,
      consents: [aConsent({ withdrawnOn: TODAY })],
      grace: graceUntil,
      expected: "withdrawn",
    },
    {
      name: "a child with a consent for print only in the grace period",
      birthdate: CHILD,
      consents: [aConsent({ scopes: ["print"] })],
      grace: graceUntil,
      expected: "not-recorded",
    },
    { name: "an adult without one", birthdate: ADULT, expected: "not-needed" },
    {
      name: "an adult whose guardian's consent has expired",
      birthdate: ADULT,
      consents: [aConsent({ expiresOn: "2008-03-09" })],
      expected: "not-needed",
    },
    {
      name: "an adult who withdrew an own consent",
      birthdate: ADULT,
      consents: [aConsent({ givenBy: "self", withdrawnOn: TODAY })],
      expected: "withdrawn",
    },
    {
      name: "an adult whose own consent has expired",
      birthdate: ADULT,
      consents: [aConsent({ givenBy: "self", expiresOn: TODAY })],
      expected: "expired",
    },
  ] as const) {
    it(`is ${expected} for ${name}`, () => {
      assert.equal(siteConsentState({ birthdate, consents, isPublished }, { today: TODAY, graceUntil: grace }), expected);
    });
  }

  it("allows publishing when valid, not recorded or not needed", () => {
    const states = ["valid", "missing", "expired", "withdrawn", "not-recorded", "not-needed"] as const;
    assert.deepEqual(states.filter(allowsPublishing), ["valid", "not-recorded", "not-needed"]);
    assert.deepEqual(states.map(stateForEditors), ["valid", "missing", "expired", "missing", "missing", "not-needed"]);
  });
});
