import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { anUnmeasuredTalent } from "../../../tests/builders/domain-records";
import { answerFetch, answerPaths, requestedPaths } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { liveTitle, LiveTalentView } from "./live-talent-view";

const talent = anUnmeasuredTalent({
  talentId: "9/1",
  name: "Zoé Batista",
  gender: "female",
  age: 21,
  coverVersion: "v1",
  categories: ["talents"],
  heightCm: 172,
  socialUrl: "https://www.instagram.com/zoe.example",
  book: [
    { pictureId: "1", version: "v1", width: 1200, height: 1600, isBigLandscape: false },
    { pictureId: "2", version: "v2", width: null, height: null, isBigLandscape: true },
  ],
  composite: [],
  videos: [
    { videoId: "1", provider: "file", source: "t/film.mp4", width: 16, height: 9, isShowreel: false },
    { videoId: "2", provider: "youtube", source: "abc", width: 16, height: 9, isShowreel: false },
  ],
});

const renderLive = () =>
  renderPage(
    <LiveTalentView
      category="talents"
      talentId="9/1"
      location={{ pathname: "/talents/9%2F1/zoe-batista", search: "" }}
      fallback={<h1>Página não encontrada</h1>}
    />,
  );

const answerTalent = () =>
  answerPaths({ "/api/talents/9%2F1/related": { body: { neighbours: null, similar: [] } }, "/api/talents/": { body: talent } });

describe("LiveTalentView", () => {
  it("renders a talent that was published after the build", async () => {
    answerTalent();
    document.head.innerHTML = "<title>Página não encontrada</title>";
    renderLive();
    expect(screen.getByRole("status")).toHaveTextContent("Carregando");
    expect(await screen.findByRole("heading", { level: 1, name: "Zoé Batista" })).toBeInTheDocument();
    expect(requestedPaths[0]).toBe("/api/talents/9%2F1");
    expect(document.title).toBe("Zoé Batista · Casa Juriti");
  });

  it("leaves the title to Gatsby's Head", async () => {
    answerTalent();
    document.head.innerHTML = "";
    renderLive();
    await screen.findByRole("heading", { level: 1, name: "Zoé Batista" });
    expect(liveTitle("/talents/9%2F1/zoe-batista")).toBe("Zoé Batista · Casa Juriti");
    expect(liveTitle("/talents/9%2F1/outra")).toBeNull();
    expect(document.querySelectorAll("title")).toHaveLength(0);
  });

  it("shows the book in the same gallery as a built page", async () => {
    answerTalent();
    renderLive();
    const book = await screen.findByRole("group", { name: "Book" });
    expect(within(book).getAllByRole("img")).toHaveLength(2);
    expect(within(book).getByRole("img", { name: "Zoé Batista, foto 2" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Ver composite" })).not.toBeInTheDocument();
  });

  it("shows the fallback for an unknown id", async () => {
    answerFetch({ status: 404, body: { message: "Página não encontrada" } });
    renderLive();
    expect(await screen.findByRole("heading", { name: "Página não encontrada" })).toBeInTheDocument();
  });

  it("retries on a press when the talent cannot be fetched", async () => {
    answerFetch({ status: 503 });
    const user = userEvent.setup();
    renderLive();
    const retry = await screen.findByRole("button", { name: "Tentar de novo" });
    answerTalent();
    await user.click(retry);
    expect(await screen.findByRole("heading", { name: "Zoé Batista" })).toBeInTheDocument();
  });
});
