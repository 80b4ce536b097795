import { SLOWNESS } from "./slowness";

// A long limit costs nothing when a test passes.
jest.setTimeout(120_000 * SLOWNESS);
