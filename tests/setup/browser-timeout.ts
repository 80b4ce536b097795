import { SLOWNESS } from "./slowness";

// Longer than the waits of one test (`PATIENCE_MS`), whose errors say what did not happen.
jest.setTimeout(900_000 * SLOWNESS);
