import type { PluginOptionsSchemaArgs } from "gatsby";
import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { pluginOptionsSchema } from "./plugin-options-schema";

const templates = { category: "/a.tsx", board: "/e.tsx", talent: "/b.tsx", post: "/c.tsx", campaign: "/d.tsx" };

const check = (options: object) =>
  testPluginOptionsSchema((args: unknown) => pluginOptionsSchema(args as PluginOptionsSchemaArgs), options as never);

it("accepts all templates", async () => {
  expect(await check({ templates })).toMatchObject({ isValid: true });
});

it.each(["category", "board", "talent", "post", "campaign"])("names the missing template %s", async (name) => {
  const { isValid, errors } = await check({ templates: { ...templates, [name]: undefined } });
  expect({ isValid, errors }).toEqual({ isValid: false, errors: [`"templates.${name}" is required`] });
});

it("rejects missing templates", async () => {
  expect(await check({})).toMatchObject({ isValid: false, errors: ['"templates" is required'] });
});
