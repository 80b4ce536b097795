// Long enough for a machine that builds the site at the same time.
jest.setTimeout(30_000);
