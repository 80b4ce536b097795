import { createMemoryLimiter } from "./budget";
import { describeLimiter } from "./tests/limiter-contract";

describeLimiter(() => (_name, settings) => createMemoryLimiter(settings));
