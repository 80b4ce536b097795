/** `GET` returns whether visits are counted, `POST` takes the counts of a view. */
export const COUNT_PATH = "/api/count";
