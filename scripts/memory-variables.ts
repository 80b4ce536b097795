/**
 * Makes glibc return memory to the operating system: picture decoding allocates large blocks on several threads, and by default
 * glibc keeps twice as much as is in use. Other C libraries ignore these variables.
 */
export const MEMORY_VARIABLES = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };
