import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Preview } from "../../domain/preview";
import { aPost } from "../../../tests/builders/domain-records";
import { answerFetch, requestedPaths } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { DraftPreview } from "./draft-preview";

const SEARCH = "?tipo=posts&id=31&ate=4600&assinatura=abc";
const draft: Preview = { kind: "posts", post: aPost({ title: "Rascunho" }) };

const renderPreview = (search = SEARCH, language: "pt" | "en" = "pt") =>
  renderPage(<DraftPreview search={search}>{(preview) => <h1>{preview.kind === "posts" && preview.post.title}</h1>}</DraftPreview>, {
    language,
  });

describe("DraftPreview", () => {
  it("renders the linked draft, and says that it is not public", async () => {
    answerFetch({ body: draft });
    renderPreview();
    expect(await screen.findByRole("heading", { name: "Rascunho" })).toBeInTheDocument();
    expect(screen.getByText(/Ninguém mais vê esta página/)).toBeInTheDocument();
    expect(requestedPaths).toEqual(["/api/preview/posts/31?lang=pt&until=4600&signature=abc"]);
  });

  it.each([
    [401, /has expired/],
    [410, /has expired/],
    [404, /no draft here/],
  ])("explains an answer of %p", async (status, words) => {
    answerFetch({ status });
    renderPreview(SEARCH, "en");
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("retries on a press when the panel did not answer", async () => {
    answerFetch(new Error("offline"), { body: draft });
    renderPreview();
    await userEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }));
    expect(await screen.findByRole("heading", { name: "Rascunho" })).toBeInTheDocument();
  });

  it("fetches nothing when the address is no preview link", async () => {
    answerFetch({ body: draft });
    renderPreview("?tipo=entries&id=1");
    expect(await screen.findByText(/não vale ou expirou/)).toBeInTheDocument();
    expect(requestedPaths).toEqual([]);
  });
});
