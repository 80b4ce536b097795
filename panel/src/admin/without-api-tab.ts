type Entity = { admin?: object };

/** Hides Payload's API tab, which shows a record as JSON and is of no use to the agency. */
export const withoutApiTab = <Config extends Entity>(config: Config): Config => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
});
