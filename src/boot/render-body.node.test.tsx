import { lazy, Suspense, type ReactNode } from "react";
import { renderBody } from "./render-body";

const SENTENCE = "Atrás da fachada há uma ação, três irmãs e o maçã, o pão, a avó: ✂️ 日本語. ";

describe("renderBody", () => {
  it("writes no control character for any multi-byte character at a buffer's end", async () => {
    // React's buffer holds 2,048 bytes; the offset of the text moves by one byte a time over all of them.
    for (let offset = 0; offset < 64; offset += 1) {
      const html = await renderBody(
        <main>
          <p>{"x".repeat(offset)}</p>
          <p title={SENTENCE.repeat(60)}>{SENTENCE.repeat(60)}</p>
        </main>,
      );

      expect(html).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/);
      expect(html).toContain(`>${SENTENCE.repeat(60)}</p>`);
    }
  });

  it("waits for lazy components", async () => {
    const Late = lazy(async () => ({ default: () => <em>late</em> }));
    expect(
      await renderBody(
        <Suspense fallback="…">
          <Late />
        </Suspense>,
      ),
    ).toContain("<em>late</em>");
  });

  it("rejects when a component throws, also inside a Suspense boundary", async () => {
    const Broken = (): ReactNode => {
      throw new Error("no data");
    };
    await expect(
      renderBody(
        <Suspense fallback="…">
          <Broken />
        </Suspense>,
      ),
    ).rejects.toThrow("no data");
  });
});
