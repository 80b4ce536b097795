import { screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { hydrateRoot } from "react-dom/client";
import { act } from "react";
import { answerFetch, requestedPaths } from "../../tests/setup/answer-fetch";
import { answerStaticQueries } from "../../tests/setup/gatsby";
import { asPage, SITE_FRAME } from "../../tests/setup/render";
import en from "../locales/en/family.json";
import FamilyPage, { Head } from "./family";

type Props = ComponentProps<typeof FamilyPage> & ComponentProps<typeof Head>;

const propsOf = (pathname: string, hash = "") =>
  ({
    data: { locales: { edges: [{ node: { ns: "family", data: JSON.stringify(en), language: "en" } }] }, texts: { nodes: [] } },
    location: { pathname, hash, search: "" },
    pageContext: { language: "en" },
  }) as unknown as Props;

it.each([
  ["/en/pedido/[reference]", "Your form"],
  ["/en/confirmacao", "Please confirm"],
])("%s has a title, and is kept from search engines and from other sites", (pathname, title) => {
  answerStaticQueries(SITE_FRAME);
  const head = renderToStaticMarkup(<Head {...propsOf(pathname)} />);
  expect(head).toContain(`<title>${title} · Casa Juriti</title>`);
  expect(head).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(head).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(head).not.toContain("canonical");
});

it("is built without a reference, with a form for browsers without scripts, and hydrates to the address's own entry", async () => {
  const status = { form: "contact", state: "received", sentAt: null, photos: 0, confirmation: null, erasableUntil: null };
  answerFetch({ body: status });
  const html = renderToString(asPage(<FamilyPage {...propsOf("/en/pedido/[reference]")} />, { language: "en" }));
  expect(html).toMatch(/<noscript>.*action="\/api\/family-pages\/status".*<\/noscript>/s);
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  window.history.replaceState(null, "", `/en/pedido/7F3A91C2#${"k".repeat(22)}`);
  const errors: unknown[] = [];
  const container = document.getElementById("___gatsby")!;
  await act(async () => {
    hydrateRoot(container, asPage(<FamilyPage {...propsOf("/en/pedido/7F3A91C2", `#${"k".repeat(22)}`)} />, { language: "en" }), {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  expect(await screen.findByText(en["familyPage.state.received"])).toBeInTheDocument();
  expect([requestedPaths, errors]).toEqual([["/api/family-pages/7F3A91C2/status"], []]);
  await waitFor(() => expect(container.querySelector(`a[href="/pedido/7F3A91C2#${"k".repeat(22)}"]`)).not.toBeNull()); // the language switch keeps the key
});
