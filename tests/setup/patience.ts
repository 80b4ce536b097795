// A machine that builds the site beside the tests keeps them waiting; what hangs is still told.
jest.setTimeout(30_000);
