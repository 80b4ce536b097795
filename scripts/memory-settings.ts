/**
 * Makes glibc return memory to the operating system: picture decoding allocates large blocks on several threads, and by default
 * glibc keeps twice as much as is in use. Other C libraries ignore these variables.
 */
export const MEMORY_VARIABLES = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

/**
 * An argument of Node for the gateway. By default, V8's young generation of Node 24 may take twice as much memory as that of Node 20, in
 * the gateway and again in the thread that renders pages. With lists and searches among 10,000 talents the peak was 394 MB with the
 * argument and 572 MB without it, at as many requests a second.
 */
export const SMALL_YOUNG_GENERATION = "--max-semi-space-size=16";
