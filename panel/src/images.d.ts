/// <reference types="next/image-types/global" />
// Imported pictures. `next-env.d.ts` says the same, but only a build writes it.
