import { createInstance } from "i18next";
import { isPackageText, PACKAGE_NAMESPACES } from "../config/package-page";
import { LOCALES } from "../domain/locale";
import { readFileSync } from "node:fs";
import { translate } from "./package-texts";

const stringsOf = (language: string): Record<string, string> =>
  Object.assign({}, ...PACKAGE_NAMESPACES.map((name) => JSON.parse(readFileSync(`src/locales/${language}/${name}.json`, "utf8"))));

describe.each(LOCALES)("%s", (language) => {
  const strings = stringsOf(language);
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: strings } },
    keySeparator: false,
    interpolation: { escapeValue: false },
  });
  const keys = Object.keys(strings).filter(isPackageText);
  const placeholders = keys.flatMap((key) =>
    [...(strings[key] ?? "").matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => [name, `a ${name}`]),
  );
  const values = {
    ...Object.fromEntries(placeholders),
    count: 3,
    name: "Ana & Bia",
    client: "Padaria",
    day: "1",
    position: 1,
    total: 3,
    index: 2,
    title: "Vídeo",
    provider: "YouTube",
    limit: 4,
  };

  it("gives the texts of the packages' page as i18next does", () => {
    expect(keys.length).toBeGreaterThan(100);
    for (const key of keys) expect(translate({ strings, language }, key, values)).toBe(i18n.t(key, values));
  });

  it.each([0, 1, 2, 40])("chooses the plural form for %d as i18next does", (count) => {
    const plurals = keys.filter((key) => key.endsWith("_other")).map((key) => key.replace(/_other$/, ""));
    expect(plurals.length).toBeGreaterThan(2);
    for (const key of [...plurals, "package.answered"])
      expect(translate({ strings, language }, key, { ...values, count })).toBe(i18n.t(key, { ...values, count }));
  });
});

it("returns a missing key as it is", () => {
  expect(translate({ strings: {}, language: "pt" }, "package.nothing")).toBe("package.nothing");
});
