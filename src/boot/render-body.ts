import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.browser";

/**
 * The HTML of a page's body, with every suspended part complete. Rejects with the first rendering error.
 *
 * Gatsby's own call is `renderToPipeableStream`, which in React 18.3.1 writes whole buffers of 2,048 bytes although the last
 * character may not have fitted: the page then holds U+0000 before it. The web stream's chunks have exact lengths.
 */
export const renderBody = async (body: ReactNode): Promise<string> => {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(body, { onError: (error) => void errors.push(error) });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (errors.length > 0) throw errors[0];
  return html;
};
