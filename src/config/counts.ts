/** Asked with GET whether visits are counted; a view's counts are posted to it. */
export const COUNT_PATH = "/api/count";
