import { isRecord } from "../../src/lib/json";

/** Returns a function that adds values to the page context in a page's data, for its renderer. It throws when the data has no result. */
export const addToPageContext =
  (values: object) =>
  (pageData: unknown): object => {
    if (!isRecord(pageData) || !isRecord(pageData.result)) throw new Error("the page has no data");
    const { result } = pageData;
    const context = isRecord(result.pageContext) ? result.pageContext : {};
    return { ...pageData, result: { ...result, pageContext: { ...context, ...values } } };
  };
