import type { PluginOptions, PluginOptionsSchemaArgs } from "gatsby";

/** Absolute paths of the page templates. Credentials are not options, because Gatsby stores options in `.cache`. */
export interface Templates {
  category: string;
  board: string;
  talent: string;
  post: string;
  campaign: string;
}

export interface AgencyOptions extends PluginOptions {
  templates: Templates;
}

export const pluginOptionsSchema = ({ Joi }: PluginOptionsSchemaArgs) => {
  const template = (shows: string) => Joi.string().required().description(`Absolute path of the template of ${shows}.`);
  return Joi.object({
    templates: Joi.object({
      category: template("a listing"),
      board: template("a board"),
      talent: template("a talent"),
      post: template("a blog article"),
      campaign: template("a campaign"),
    })
      .required()
      .description("The site's templates."),
  });
};
